import * as v from 'valibot';
import { isCalendarDate } from '#app/law/calendar.ts';
import { FamilySchema } from './family.ts';
import type { Format } from './store.ts';

const DaySchema = v.pipe(v.string(), v.check(isCalendarDate));

/** Relations of the visitor to the deceased. `grandchild` includes the spouse of a late child. */
export const relations = ['spouse', 'child', 'grandchild', 'parent', 'sibling', 'other'] as const;

/** Persons whose address is abroad. */
const abroads = ['none', 'deceased', 'some-heirs', 'all-heirs'] as const;

/**
 * The facts of a visitor's case that more than one part of the site asks for. An absent fact is not known. What only
 * one calculator asks for, such as amounts and gifts, is in the record of its history entry (`entry-state.ts`).
 */
export const FactsSchema = v.object({
  /** Date of death. */
  death: v.exactOptional(DaySchema),
  /** Day on which the visitor learned of the death. */
  knew: v.exactOptional(DaySchema),
  me: v.exactOptional(v.picklist(relations)),
  family: v.exactOptional(FamilySchema),
  abroad: v.exactOptional(v.picklist(abroads)),
});

export type Facts = v.InferOutput<typeof FactsSchema>;

/** The format in which the browser stores a case. A change that old facts do not fit needs a new version. */
export const format: Format<Facts> = {
  version: 1,
  empty: {},
  schema: FactsSchema,
  migrations: {},
};
