import * as v from 'valibot';
import { isCalendarDate } from '#app/law/deadlines/calendar.ts';
import type { DeadlineFacts } from '#app/law/deadlines/starts.ts';
import { DaySchema } from '../parts/day-schema.ts';
import { copy } from './copy.ts';

const day = v.optional(DaySchema);

/** What a link may hold. */
export const InputSchema = v.object({
  death: day,
  knew: day,
  becameHeir: day,
  knewDebts: day,
  heirBorn: day,
  accepted: day,
  knewGift: day,
  knewGround: day,
  infringed: day,
  knewInfringement: day,
  urgencyEnded: day,
  noticeEnded: day,
  representativeKnew: day,
  envelopeDated: day,
  absenceDeclared: day,
  abroad: v.optional(v.picklist(['deceased', 'some-heirs', 'all-heirs'])),
  creditor: v.optional(v.boolean()),
  unrecognized: v.optional(v.boolean()),
});

/** What the visitor has put in; a field left empty is undefined. */
export type Input = v.InferOutput<typeof InputSchema>;

/** The dates of the unfolding. */
export type PreciseDate = keyof typeof copy.dates;

// Object.keys returns no more than strings.
export const preciseDates = Object.keys(copy.dates) as PreciseDate[];

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
  return { knew: death, ...Object.fromEntries(given), death };
}
