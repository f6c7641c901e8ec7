import { type Ask, compareStored } from '../../tests/guide/visits.ts';

/** What came of one side of a comparison. */
export interface Row {
  promise: string;
  setUp: string;
  when: string;
  answered: number;
  /** Answers 500 and above: from a proxy, its 502. */
  failed: number;
  missing: number;
  /** Connections that were refused or lost. */
  refused: number;
  /** The longest time without an answer, in seconds. */
  seconds: number;
  forms?: Forms;
}

interface Forms {
  received: number;
  stored: number;
  lost: number;
  again: number;
}

/** Counts what `ask` is answered, from now on. */
export function tally(ask: Ask) {
  const counts = { answered: 0, failed: 0, missing: 0, refused: 0, seconds: 0 };
  let last = performance.now();
  function count(status: number): void {
    if (status === 404) counts.missing++;
    else if (status >= 400) counts.failed++;
    else counts.answered++;
    if (status >= 400) return;
    const now = performance.now();
    counts.seconds = Math.max(counts.seconds, (now - last) / 1_000);
    last = now;
  }
  return {
    counts,
    async ask(...asked: Parameters<Ask>) {
      try {
        const status = await ask(...asked);
        count(status);
        return status;
      } catch (error) {
        counts.refused++;
        throw error;
      }
    },
  };
}

/** What became of the forms that were received, by the names in them. */
export function formsOf(stored: string[], received: string[]): Forms {
  const { lost, again } = compareStored(stored, received);
  return {
    received: received.length,
    stored: stored.length,
    lost: lost.length,
    again: again.length,
  };
}

const HEAD = [
  ['Promise', 'Set-up', '', 'Answered', '5xx', '404', 'Refused', 'Longest without an answer'],
  ['Forms answered', 'Stored', 'Lost', 'Twice'],
].flat();

const lineOf = (cells: readonly unknown[]) => `| ${cells.join(' | ')} |`;

/** How a table in Markdown begins; each row is a line after that. */
export const tableHead = [HEAD, HEAD.map(() => '---')].map(lineOf).join('\n');

export function tableRow({ promise, setUp, when, seconds, forms, ...counts }: Row): string {
  return lineOf([
    promise,
    setUp,
    when,
    counts.answered,
    counts.failed,
    counts.missing,
    counts.refused,
    `${seconds.toFixed(1)} s`,
    ...(forms ? [forms.received, forms.stored, forms.lost, forms.again] : ['', '', '', '']),
  ]);
}
