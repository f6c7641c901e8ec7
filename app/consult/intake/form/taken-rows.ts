import { sentAnswers } from '#app/calculators/checklist/case-words.ts';
import { words } from '#app/calculators/checklist/list-copy.ts';
import { copy as deadlines } from '#app/calculators/deadlines/copy.ts';
import type { Facts } from '#app/case/facts.ts';
import { stages } from '#app/consult/requests/choices.ts';
import type { TakenRow } from './taken.ts';
import { taken as copy } from './taken-copy.ts';

const { said } = words;

/**
 * Returns the rows that are sent with the request: the visitor's case and the content that a calculator has offered.
 * Leaves out the day of death, which has a field, and the answer about the health of an heir.
 */
export function takenRows(facts: Readonly<Facts>, offered: string | null): TakenRow[] {
  const { death: _, ...told } = facts;
  const debts = told.debts === 'more' && stages.debt;
  const rows = sentAnswers(told).flatMap(({ term, text }): TakenRow[] => {
    if (term === said.debts && debts) return [];
    // The word by which the firm's mail finds the day from which it counts.
    const name = term === said.knew ? deadlines.knew : term;
    return [{ id: term, term: name, text }];
  });
  const lines = offered?.split('\n') ?? [];
  const others = rows.filter(
    ({ id, term, text }) => !lines.includes(`${id} ${text}`) && !lines.includes(`${term} ${text}`),
  );
  return [
    ...(debts ? [{ id: 'stage', term: copy.stage, text: debts }] : []),
    ...others,
    ...(offered ? [{ id: 'offer', term: copy.offer, text: offered }] : []),
  ];
}
