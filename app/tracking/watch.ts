import type { Contact } from './events.ts';
import { contactAddress } from './tools.ts';
import { track } from './track.ts';

/** Milliseconds in which a second click on the same link counts as a double click or a held key. */
const SAME_CLICK_MS = 1_000;

/**
 * Watches for conversions: clicks on phone and messenger links, received requests, used calculators. Never delays a
 * click. The server counts clicks too.
 *
 * @param visitSource returns the source of this visit as JSON, or null if unknown
 */
export function watchConversions(visitSource: () => string | null): void {
  let last: { link: Element; at: number } | null = null;

  function onClick({ type, button, target, timeStamp: at }: MouseEvent): void {
    if (type === 'auxclick' && button !== 1) return;
    const link = target instanceof Element ? target.closest('a') : null;
    const contact = link && contactOf(link);
    if (!contact) return;
    // The browser would also count the click by `ping`, which is for pages whose script has not started.
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

  // Reports a link that was clicked before this script started. The browser's ping has counted it, and the link still
  // has focus, but without the focus ring of a keyboard.
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
