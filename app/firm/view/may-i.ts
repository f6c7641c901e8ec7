import { writtenMayI } from '../data/may-i.data.ts';
import { type MayIGroup, mayIGroups } from '../schema/may-i-kinds.ts';
import type { MayIEntry } from '../schema/may-i-schema.ts';
import { isShown } from './gate.ts';

/** Every entry that the site shows, group by group. The page, its counts and the search take their entries from here. */
export const mayI: readonly MayIEntry[] = Object.keys(mayIGroups).flatMap((group) =>
  writtenMayI.filter((entry) => entry.group === group && isShown(entry)),
);

/** The creditors' and courts' letters. */
export function mayILetters(): readonly MayIEntry[] {
  return ofGroup('letters');
}

/** The things that one may take or not: the groups with entries, in their order, without the letters. */
export function mayIThings() {
  return things
    .map((id) => ({ id, title: mayIGroups[id], entries: ofGroup(id) }))
    .filter(({ entries }) => entries.length > 0);
}

const things = ['income', 'funeral', 'money', 'things', 'debts'] as const satisfies MayIGroup[];

function ofGroup(group: MayIGroup): readonly MayIEntry[] {
  return mayI.filter((entry) => entry.group === group);
}
