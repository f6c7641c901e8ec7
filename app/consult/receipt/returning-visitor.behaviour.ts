import { defineBehaviour } from '#app/browser/behaviours.ts';
import { forget as forgetKey } from '#app/browser/storage.ts';
import { CASE_KEY, FILLED_KEY } from '#app/case/key.ts';
import {
  hasMark,
  KEPT_MARK,
  keepsCase,
  OWN_RECEIPT,
  OWN_STATE,
  type OwnState,
} from './kept-mark.ts';

/** Milliseconds in which the visitor can undo 지우기. */
const UNDO_MS = 5_000;

/**
 * Fills in the rows of what this browser keeps. 지우기 hides both at once; the cookies and the case go when the time to
 * undo is over, or earlier when the visitor leaves.
 */
export const returningVisitor = defineBehaviour('returning-visitor', (element, signal) => {
  const rows = element.querySelector<HTMLElement>('.returning-rows');
  const gone = element.querySelector<HTMLElement>('[role="status"]');
  if (!rows || !gone) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let forget: (() => void) | undefined;
  let kept: string | undefined;
  const { dataset } = document.documentElement;

  /**
   * Writes the second line of a row.
   *
   * @param line null for the sentence that the markup has for a row without one
   */
  function write(name: string, line: string | null, href?: string): void {
    const row = rows?.querySelector<HTMLElement>(`[data-row="${name}"]`);
    const text = row?.querySelector<HTMLElement>('[data-line]');
    if (!text || signal.aborted) return;
    text.textContent = line ?? text.dataset.line ?? '';
    const link = row?.querySelector('a');
    if (!link || !href) return;
    link.href = href;
    link.removeAttribute('aria-disabled');
  }

  async function writeReceipt(): Promise<void> {
    const response = await fetch(OWN_STATE, { headers: { accept: 'application/json' } });
    if (!response.ok) throw new Error(String(response.status));
    // The site's own answer.
    const state = (await response.json()) as OwnState | null;
    if (state) return write('receipt', state.line, OWN_RECEIPT);
    write('receipt', null);
    // The next visit has no row.
    forgetMark();
  }

  async function writeTask(): Promise<void> {
    write('task', (await import('./kept-case.ts')).keptTerm());
  }

  function end(): void {
    clearTimeout(timer);
    forget?.();
    forget = undefined;
    gone?.toggleAttribute('hidden', true);
    delete element.dataset.gone;
  }

  element.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof HTMLElement)) return;
      if ('forget' in target.dataset) {
        kept = dataset.kept;
        delete dataset.kept;
        element.dataset.gone = '';
        gone.hidden = false;
        gone.querySelector('button')?.focus();
        forget = forgetAll;
        timer = setTimeout(end, UNDO_MS);
      } else if ('undo' in target.dataset) {
        clearTimeout(timer);
        forget = undefined;
        gone.hidden = true;
        dataset.kept = kept ?? '';
        delete element.dataset.gone;
        rows.querySelector<HTMLElement>('[data-forget]')?.focus();
      }
    },
    { signal },
  );
  addEventListener('pagehide', end, { signal });
  if (hasMark()) {
    void writeReceipt().catch(() => write('receipt', element.dataset.unread ?? '', OWN_RECEIPT));
  }
  if (keepsCase()) void writeTask().catch(() => {});
  return end;
});

/** Ends the mark, the cookie and the case. Also works while the visitor leaves. */
function forgetAll(): void {
  if (hasMark()) {
    forgetMark();
    // If it is lost, the cookie opens the receipt until its own end, but no page shows it.
    void fetch(OWN_RECEIPT, { method: 'POST', keepalive: true }).catch(() => {});
  }
  for (const key of [CASE_KEY, FILLED_KEY]) forgetKey('sessionStorage', key);
  forgetKey('localStorage', CASE_KEY);
}

function forgetMark(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing over http
  document.cookie = `${KEPT_MARK}=; max-age=0; path=/; secure; samesite=lax`;
}
