import { useEffect } from 'react';
import { held } from '#app/browser/early-input.ts';
import { isModified } from '#app/browser/modified-event.ts';

/** Milliseconds after a tap on a phone number, which fires `beforeunload` in Firefox. */
const CALLING = 2000;

/** Browsers on iPhones and iPads, and browsers in apps, never ask before they leave a page. */
const NEVER_ASKS = /iPhone|iPad|iPod|KAKAO|NAVER\(inapp|; wv\)/;

/**
 * Holds the input of the forms while there is any: nothing reloads the page, and leaving it is asked. Where the browser
 * cannot ask, a link that leaves calls `ask` with its address instead.
 */
export function useHolding(holds: boolean, ask: (address: string) => void): void {
  useEffect(() => {
    held.input = holds;
    if (!holds) return;
    const end = new AbortController();
    const { signal } = end;
    let calledAt = Number.NEGATIVE_INFINITY;
    addEventListener(
      'beforeunload',
      (event) => {
        if (performance.now() - calledAt > CALLING) event.preventDefault();
      },
      { signal },
    );
    document.addEventListener(
      'click',
      (event) => {
        const link = event.target instanceof Element && event.target.closest('a');
        if (!link || event.defaultPrevented || isModified(event)) return;
        if (!/^https?:$/.test(link.protocol)) calledAt = performance.now();
        else if (neverAsks() && leaves(link)) {
          event.preventDefault();
          event.stopPropagation();
          ask(link.href);
        }
      },
      { signal, capture: true },
    );
    return () => {
      held.input = false;
      end.abort();
    };
  }, [holds, ask]);
}

function neverAsks(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return NEVER_ASKS.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** Whether a link leads to another document in this window. */
function leaves({ origin, pathname, target }: HTMLAnchorElement): boolean {
  return target !== '_blank' && (origin !== location.origin || pathname !== location.pathname);
}
