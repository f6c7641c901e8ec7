import { useEffect, useRef, useSyncExternalStore } from 'react';
import { chapters } from '../state/calculator-id.ts';

/** The questions, in their order. On phones each is one screen. */
export const steps = ['death', 'me', 'debts', 'will', 'applies', 'place'] as const;
export type Step = (typeof steps)[number];

/** The part of the page on show: a question, or the list. */
export type View = Step | 'list';

/** Ids of the headings of the parts, which a browser focuses. The address names the part on show, so Back leads to the question before. */
export const viewId = (view: View) => (view === 'list' ? 'list' : `ask-${view}`);

const PATH = '/checklist';
let shown = '';

/** The hash of the page, also while it is kept for Back. */
function hashNow(): string {
  if (location.pathname === PATH) shown = decodeURI(location.hash.slice(1));
  return shown;
}

const listeners = new Set<() => void>();

function subscribe(onChange: () => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  addEventListener('hashchange', onChange, { signal });
  addEventListener('popstate', onChange, { signal });
  document.addEventListener('page:shown', onChange, { signal });
  listeners.add(onChange);
  return () => {
    end.abort();
    listeners.delete(onChange);
  };
}

/**
 * Returns the part on show. Without a part in the address it is the list if a day of death is known, else the first
 * question.
 *
 * @param hasCase whether the day of death was known when the page was opened
 */
export function useView(hasCase: boolean) {
  const hash = useSyncExternalStore(subscribe, hashNow, () => '');
  const view = viewOf(hash, hasCase);
  const first = useRef(true);

  const task = view === 'list' && hash !== viewId('list') ? hash : '';

  useEffect(() => {
    const unfolded = task && document.getElementById(task);
    if (unfolded instanceof HTMLDetailsElement) {
      unfolded.open = true;
      unfolded.scrollIntoView();
    } else if (!first.current) {
      const isWide = matchMedia('(width >= 75rem)').matches;
      const heading = document.getElementById(viewId(view));
      const isTop = view === 'list' || !isWide;
      (isTop ? document.getElementById(chapters.checklist) : heading)?.scrollIntoView();
      heading?.focus({ preventScroll: true });
    }
    first.current = false;
  }, [task, view]);

  return {
    view,
    /** Names the first question in the address, before an answer to it would turn the page to the list. */
    stay(): void {
      // The address now: input from before hydration arrives before the first render has it.
      if (hashNow() === '' && view !== 'list') replaceHash(`#${viewId(view)}`);
    },
    /** Returns to the first question, after everything was deleted. */
    restart: () => replaceHash(''),
  };
}

function replaceHash(hash: string): void {
  const { pathname, search } = location;
  history.replaceState(history.state, '', pathname + search + hash);
  for (const listener of listeners) listener();
}

function viewOf(hash: string, hasCase: boolean): View {
  const step = steps.find((one) => viewId(one) === hash);
  if (step) return step;
  return hash !== '' || hasCase ? 'list' : 'death';
}
