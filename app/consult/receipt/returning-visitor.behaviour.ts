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
 * Shows the rows of what this browser keeps. 지우기 hides both at once; the cookies and the case go when the time to undo
 * is over, or earlier when the visitor leaves.
 */
export const returningVisitor = defineBehaviour('returning-visitor', (element, signal) => {
  const rows = element.querySelector<HTMLElement>('.returning-rows');
  const gone = element.querySelector<HTMLElement>('[role="status"]');
  if (!rows || !gone) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let forget: (() => void) | undefined;

  function show(name: string, line: string): void {
    const row = rows?.querySelector<HTMLElement>(`[data-row="${name}"]`);
    const text = row?.querySelector('[data-line]');
    if (!rows || !row || !text || signal.aborted) return;
    text.textContent = line;
    row.hidden = false;
    rows.hidden = false;
    element.dataset.shown = '';
  }

  async function showReceipt(): Promise<void> {
    const response = await fetch(OWN_STATE, { headers: { accept: 'application/json' } });
    // The site's own answer.
    const state = response.ok ? ((await response.json()) as OwnState | null) : null;
    if (!state) return;
    rows?.querySelector('[data-row="receipt"] a')?.setAttribute('href', OWN_RECEIPT);
    show('receipt', state.line);
  }

  async function showTask(): Promise<void> {
    const line = (await import('./kept-case.ts')).keptTerm();
    if (line !== null) show('task', line);
  }

  function end(): void {
    clearTimeout(timer);
    forget?.();
    forget = undefined;
    gone?.toggleAttribute('hidden', true);
  }

  element.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof HTMLElement)) return;
      if ('forget' in target.dataset) {
        rows.hidden = true;
        gone.hidden = false;
        delete element.dataset.shown;
        gone.querySelector('button')?.focus();
        forget = forgetAll;
        timer = setTimeout(end, UNDO_MS);
      } else if ('undo' in target.dataset) {
        clearTimeout(timer);
        forget = undefined;
        gone.hidden = true;
        rows.hidden = false;
        element.dataset.shown = '';
        rows.querySelector<HTMLElement>('[data-forget]')?.focus();
      }
    },
    { signal },
  );
  addEventListener('pagehide', end, { signal });
  // Without its answer a row stays hidden.
  if (hasMark()) void showReceipt().catch(() => {});
  if (keepsCase()) void showTask().catch(() => {});
  return end;
});

/** Ends the mark, the cookie and the case. Also works while the visitor leaves. */
function forgetAll(): void {
  if (hasMark()) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing over http
    document.cookie = `${KEPT_MARK}=; max-age=0; path=/; secure; samesite=lax`;
    // If it is lost, the cookie opens the receipt until its own end, but no page shows it.
    void fetch(OWN_RECEIPT, { method: 'POST', keepalive: true }).catch(() => {});
  }
  for (const key of [CASE_KEY, FILLED_KEY]) forgetKey('sessionStorage', key);
  forgetKey('localStorage', CASE_KEY);
}
