import * as v from 'valibot';
import { isCalendarDate } from '#app/law/calendar.ts';
import type { Abroad } from '#app/law/deadlines/rules.ts';
import { type DeadlineFacts, knownOn } from '#app/law/deadlines/starts.ts';
import { DaySchema } from '../fields/input-schemas.ts';
import { copy } from './copy.ts';

/** The dates in the section that unfolds. */
export type PreciseDate = keyof typeof copy.dates;

// Object.keys returns no more than strings.
export const preciseDates = Object.keys(copy.dates) as PreciseDate[];

export const abroads = ['deceased', 'some-heirs', 'all-heirs'] as const satisfies readonly Abroad[];

/** What a link may hold. */
export const InputSchema = v.object({
  ...v.entriesFromList(['death', 'knew', ...preciseDates], v.optional(DaySchema)),
  abroad: v.optional(v.picklist(abroads)),
  creditor: v.optional(v.boolean()),
  unrecognized: v.optional(v.boolean()),
});

/** What the visitor has put in; a field left empty is undefined. */
export type Input = v.InferOutput<typeof InputSchema>;

/** Shown, and called an example, until a day of death is put in. */
export const example: DeadlineFacts = { death: '2026-11-10', knew: '2026-11-10' };

/** These days may lie before the death. */
const anyTime = new Set<string>(['death', 'heirBorn', 'knewGift', 'urgencyEnded', 'envelopeDated']);

/** The dates that lie before the death and cannot: they are not counted from. */
export function tooEarly(input: Input): Set<string> {
  const { death = '' } = input;
  return new Set(
    Object.entries(input)
      .filter(
        ([name, value]) =>
          typeof value === 'string' && isCalendarDate(value) && value < death && !anyTime.has(name),
      )
      .map(([name]) => name),
  );
}

/** @returns null as long as there is no day of death */
export function factsOf(input: Input): DeadlineFacts | null {
  const { death } = input;
  if (!death) return null;
  const wrong = tooEarly(input);
  const given = Object.entries(input).filter(
    ([name, value]) => value !== undefined && !wrong.has(name),
  );
  const facts: DeadlineFacts = { knew: death, ...Object.fromEntries(given), death };
  return { ...facts, knew: knownOn(facts) };
}
