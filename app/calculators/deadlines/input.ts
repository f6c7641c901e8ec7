import * as v from 'valibot';
import { isCalendarDate } from '#app/law/calendar.ts';
import type { Abroad } from '#app/law/deadlines/rules.ts';
import { type DeadlineFacts, knownOn } from '#app/law/deadlines/starts.ts';
import { DaySchema } from '../fields/input-schemas.ts';
import { copy } from './copy.ts';

/** Name of a date in the unfolding section. */
export type PreciseDate = keyof typeof copy.dates;

// Object.keys is typed as string[].
export const preciseDates = Object.keys(copy.dates) as PreciseDate[];

export const abroads = ['deceased', 'some-heirs', 'all-heirs'] as const satisfies readonly Abroad[];

/** Schema of the input in a link. */
export const InputSchema = v.object({
  ...v.entriesFromList(['death', 'knew', ...preciseDates], v.optional(DaySchema)),
  abroad: v.optional(v.picklist(abroads)),
  creditor: v.optional(v.boolean()),
  unrecognized: v.optional(v.boolean()),
});

/** The visitor's input; an empty field is undefined. */
export type Input = v.InferOutput<typeof InputSchema>;

/** Facts of the example that is shown until a date of death is entered. */
export const example: DeadlineFacts = { death: '2026-11-10', knew: '2026-11-10' };

/** Dates that may precede the death. */
const anyTime = new Set<string>(['death', 'heirBorn', 'knewGift', 'urgencyEnded', 'envelopeDated']);

/** Returns the names of dates that wrongly precede the death; no term is counted from them. */
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

/** @returns null without a date of death */
export function deadlineFactsOf(input: Input): DeadlineFacts | null {
  const { death } = input;
  if (!death) return null;
  const wrong = tooEarly(input);
  const given = Object.entries(input).filter(
    ([name, value]) => value !== undefined && !wrong.has(name),
  );
  const facts: DeadlineFacts = { knew: death, ...Object.fromEntries(given), death };
  return { ...facts, knew: knownOn(facts) };
}
