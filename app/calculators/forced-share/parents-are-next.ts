import { applies } from '#app/law/amendments.ts';
import type { Input } from './input.ts';
import { asksChildren, asksSpouse, isChosen } from './relatives.ts';

/**
 * Whether no child of the deceased inherits or is represented, so that the parents are next (민법 1000). If the visitor
 * is the spouse, the spouse alone inherits what children renounced (대법원 2020그42).
 */
export function parentsAreNext(input: Input): boolean {
  const { me, children, death } = input;
  const rows = input.relatives.filter(isChosen);
  const goneOf = (id: string) => {
    const row = rows.find(({ who }) => who === id);
    const counts = row?.status !== 'forfeited' || !death || applies('forfeiture', death);
    return counts ? row : undefined;
  };
  const ends = (id: string) => {
    const gone = goneOf(id);
    return gone !== undefined && !(me === 'spouse' && gone.status === 'renounced');
  };
  return Array.from({ length: children }, (_, at) => `child-${at + 1}`).every((id) => {
    const gone = goneOf(id);
    if (!gone || !ends(id)) return false;
    const issue = asksChildren(gone, { kind: 'child' }, input) ? gone.children : 0;
    const spouse = gone.spouse && asksSpouse(gone, { kind: 'child' }, input);
    return [
      ...Array.from({ length: issue }, (_, at) => `${id}-child-${at + 1}`),
      ...(spouse ? [`${id}-spouse`] : []),
    ].every(ends);
  });
}
