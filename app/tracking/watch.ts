import type { Contact } from './events.ts';
import { contactAddress } from './tools.ts';
import { track } from './track.ts';

/** A second click on the same link within this time is a double click or a held key. */
const SAME_CLICK_MS = 1_000;

/**
 * Watches for conversions: clicks on phone and messenger links, received requests, used calculators. It
 * never delays a click. The server counts clicks too.
 *
 * @param visitSource where this visit came from, as JSON; null when unknown
 */
export function watchConversions(visitSource: () => string | null): void {
  let last: { link: Element; at: number } | null = null;

  function onClick({ type, button, target, timeStamp: at }: MouseEvent): void {
    if (type === 'auxclick' && button !== 1) return;
    const link = target instanceof Element ? target.closest('a') : null;
    const contact = link && contactOf(link);
    if (!contact) return;
    // With `ping` the browser would count the click as well; it serves pages whose script has not started.
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
  document.addEventListener('consult:received', ({ detail: { reference } }) => {
    track({ name: 'request_submitted', reference });
  });
  document.addEventListener('calculator:used', ({ detail: { calculator } }) => {
    track({ name: 'calculator_used', calculator });
  });

  // Clicked before this script started: the browser's ping counted it, and the link kept the focus,
  // without the ring of a keyboard.
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
