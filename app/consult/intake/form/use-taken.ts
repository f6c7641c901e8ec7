import { useEffect, useState, useSyncExternalStore } from 'react';
import { recall, store } from '#app/browser/storage.ts';
import { offeredFacts } from '#app/calculators/state/offer-facts.ts';
import { useCase } from '#app/case/case.ts';
import { knownFields } from '#app/consult/requests/fields/known.ts';
import { limits } from '#app/consult/requests/fields/limits.ts';
import { LEFT_OUT, type TakenRow } from './taken.ts';

export interface Taken {
  rows: readonly TakenRow[];
  /** Ids of the rows that the visitor has left out. */
  leftOut: readonly string[];
  /** Leaves out these rows, and no other ones. */
  leaveOut: (ids: readonly string[]) => void;
  /** Whether the situation goes along, so that nobody is asked for it. */
  hasStage: boolean;
  /** The text that is sent. */
  text: string;
}

/**
 * Returns what goes along with the request.
 *
 * @param returned the text of a form that the server shows again
 * @param hasOwnStage whether the page's address names the situation
 */
export function useTaken(returned: string | undefined, hasOwnStage: boolean): Taken {
  const { facts } = useCase();
  const offered = useSyncExternalStore(subscribe, offeredFacts, () => null);
  const text = offered ?? returned ?? null;
  const [rows, setRows] = useState<readonly TakenRow[]>(text ? [whole(text)] : []);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [isNamed, setNamed] = useState(hasOwnStage);

  useEffect(() => {
    setLeftOut(recall('sessionStorage', LEFT_OUT)?.split('\n') ?? []);
    const query = new URLSearchParams(location.search);
    setNamed(
      (was) =>
        was ||
        Object.entries(knownFields).some(([name, field]) => field === 'stage' && query.has(name)),
    );
  }, []);

  useEffect(() => {
    let isCurrent = true;
    if (text === null && Object.keys(facts).length === 0) setRows([]);
    else {
      import('./taken-rows.ts')
        .then(({ takenRows }) => {
          if (isCurrent) setRows(takenRows(facts, text));
        })
        // Without its code the case stays in the browser.
        .catch(() => setRows(text === null ? [] : [whole(text)]));
    }
    return () => {
      isCurrent = false;
    };
  }, [facts, text]);

  const shown = isNamed ? rows.filter(({ id }) => id !== 'stage') : rows;
  const kept = shown.filter(({ id }) => !leftOut.includes(id));
  return {
    rows: shown,
    leftOut,
    leaveOut(ids) {
      store('sessionStorage', LEFT_OUT, ids.join('\n'));
      setLeftOut(ids);
    },
    hasStage: shown.some(({ id }) => id === 'stage'),
    text: textOf(kept),
  };
}

/** The rows as lines, as far as they fit. */
function textOf(rows: readonly TakenRow[]): string {
  let text = '';
  const lines = rows.flatMap(({ id, term, text: row }) =>
    id === 'stage' ? [] : id === 'offer' ? row.split('\n') : [`${term} ${row}`],
  );
  for (const line of lines) {
    const longer = text ? `${text}\n${line}` : line;
    if (longer.length > limits.facts) break;
    text = longer;
  }
  return text;
}

function whole(text: string): TakenRow {
  return { id: 'offer', term: '', text };
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('inheritance:offer', listener);
  return () => document.removeEventListener('inheritance:offer', listener);
}
