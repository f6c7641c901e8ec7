import * as v from 'valibot';
import { type Facts, FactsSchema } from '#app/case/facts.ts';
import type { ListTask } from './list-task.ts';
import type { TermId } from './terms.ts';

/** Facts of the persons, which a link holds only if the sender says so. */
const statusNames = ['abroad', 'minor', 'incapable', 'unreachable'] as const;

/**
 * The case in a link: the date of death, the facts of the estate, and the tasks that are done for the whole family. The
 * sender's relation is left out, and so are the days on which the sender learned of something: each heir's own three
 * months would be counted from the wrong day, and might seem to end too late.
 */
export const SharedSchema = v.pick(FactsSchema, [
  'death',
  'debts',
  'will',
  'kinds',
  'place',
  'done',
  ...statusNames,
]);

/** Terms that each person has to keep alone, so the sender's act does not count for anybody else. */
const ownTerms: ReadonlySet<TermId | 'undated'> = new Set<TermId>([
  'renunciation',
  'next-rank-renunciation',
  'special-limited-acceptance',
  'creditor-notice',
  'health-dependant',
  'forced-share-1y',
  'recovery-3y',
]);

/** Returns the facts of a case that a link to the list holds. */
export function sharedOf(
  { death, debts, will, kinds, place, done = [], ...facts }: Readonly<Facts>,
  tasks: readonly ListTask[],
  withStatus: boolean,
): Facts {
  const ofFamily = tasks.filter(({ id, term }) => done.includes(id) && !ownTerms.has(term));
  const { abroad, minor, incapable, unreachable } = facts;
  return {
    ...(death && { death }),
    ...(debts && { debts }),
    ...(will && { will }),
    ...(kinds && { kinds }),
    ...(place !== undefined && { place }),
    ...(ofFamily.length > 0 && { done: ofFamily.map(({ id }) => id) }),
    ...(withStatus && {
      ...(abroad && { abroad }),
      ...(minor && { minor }),
      ...(incapable && { incapable }),
      ...(unreachable && { unreachable }),
    }),
  };
}

/** Whether a case says something of persons that a link holds only if the sender says so. */
export function hasStatus(facts: Readonly<Facts>): boolean {
  return statusNames.some((name) => !['none', 'no', 'unknown', undefined].includes(facts[name]));
}
