import type { Contact } from './events.ts';
import { contactAddress } from './tools.ts';
import { track } from './track.ts';

/** A link that is clicked again within this time was double-clicked, or its key is held. */
const SAME_CLICK_MS = 1_000;

/**
 * Watches for what is reported: clicks on links to the phone and to messengers, requests received,
 * calculators used. It never stands in the way of a click. Clicks are counted by the server too.
 *
 * @param visitSource where this visit came from, as JSON; null: not known
 */
export function watchConversions(visitSource: () => string | null): void {
  let last: { link: Element; at: number } | null = null;

  function onClick({ type, button, target, timeStamp: at }: MouseEvent): void {
    if (type === 'auxclick' && button !== 1) return;
    const link = target instanceof Element ? target.closest('a') : null;
    const contact = link && contactOf(link);
    if (!contact) return;
    // With it the browser itself would count the click; that is for pages without a living script.
    link.removeAttribute('ping');
    const isSame = last?.link === link && at - last.at < SAME_CLICK_MS;
    last = { link, at };
    if (isSame) return;
    navigator.sendBeacon?.(contactAddress(contact), visitSource() ?? '');
    trackContact(contact, link);
  }

  for (const type of ['click', 'auxclick'] as const) {
    document.addEventListener(type, onClick, { capture: true, passive: true });
  }
  document.addEventListener('consult:received', ({ detail: { reference, counted } }) => {
    if (counted) track({ name: 'request_submitted', reference });
  });
  document.addEventListener('calculator:used', ({ detail: { calculator } }) => {
    track({ name: 'calculator_used', calculator });
  });

  // Clicked before this script lived: the browser's ping counted it, and the link kept the focus, without
  // the ring that a keyboard gives.
  const early = document.activeElement;
  const clicked = early?.matches('a:not(:focus-visible)') ? contactOf(early) : null;
  if (early && clicked) trackContact(clicked, early);
}

function contactOf(link: Element): Contact | null {
  if (!(link instanceof HTMLAnchorElement)) return null;
  const { protocol, hostname } = link;
  if (protocol === 'tel:') return 'phone';
  if (/^(?:pf|open)\.kakao\.com$/.test(hostname)) return 'kakao';
  return hostname === 'talk.naver.com' ? 'naver_talk' : null;
}

function trackContact(contact: Contact, link: Element): void {
  const where = link.closest<HTMLElement>('[data-where]')?.dataset.where ?? 'page';
  track(
    contact === 'phone'
      ? { name: 'phone_click', where }
      : { name: 'messenger_click', messenger: contact, where },
  );
}
