import * as v from 'valibot';
import { isCalendarDate } from '#app/law/calendar.ts';
import {
  abroadAnswers,
  debtAnswers,
  propertyKinds,
  relations,
  willAnswers,
} from '#app/law/case-facts.ts';
import { FamilySchema } from './family.ts';
import type { Format } from './store.ts';

const DaySchema = v.pipe(v.string(), v.check(isCalendarDate));
const YesNoSchema = v.picklist(['yes', 'no', 'unknown']);
const NameSchema = v.pipe(v.string(), v.maxLength(40));
const idsSchema = v.pipe(v.array(NameSchema), v.maxLength(99));

/**
 * The facts of a visitor's case that more than one part of the site asks for. An absent fact is not known. What only
 * one calculator asks for, such as amounts and gifts, is in the record of its history entry (`entry-state.ts`).
 */
export const FactsSchema = v.object({
  /** Date of death. */
  death: v.exactOptional(DaySchema),
  /** Day on which the visitor learned of the death. */
  knew: v.exactOptional(DaySchema),
  /** Day on which a relative of a later rank learned of being an heir. */
  becameHeir: v.exactOptional(DaySchema),
  /** Day on which the visitor learned that the debts exceed the property. */
  knewDebts: v.exactOptional(DaySchema),
  me: v.exactOptional(v.picklist(relations)),
  family: v.exactOptional(FamilySchema),
  debts: v.exactOptional(v.picklist([...debtAnswers, 'unknown'])),
  will: v.exactOptional(v.picklist([...willAnswers, 'unknown'])),
  abroad: v.exactOptional(v.picklist(abroadAnswers)),
  /** Whether an heir is a minor. */
  minor: v.exactOptional(YesNoSchema),
  /** Whether an heir can no longer decide. */
  incapable: v.exactOptional(YesNoSchema),
  /** Whether an heir cannot be reached. */
  unreachable: v.exactOptional(YesNoSchema),
  kinds: v.exactOptional(v.pipe(v.array(v.picklist(propertyKinds)), v.maxLength(99))),
  /** The last address as far as it decides the court; null if it is abroad or not known. */
  place: v.exactOptional(v.nullable(v.object({ province: NameSchema, district: NameSchema }))),
  /** Ids of the tasks that are done. */
  done: v.exactOptional(idsSchema),
  /** Ids of the papers in hand. */
  papers: v.exactOptional(idsSchema),
});

export type Facts = v.InferOutput<typeof FactsSchema>;

/** The format in which the browser stores a case. A change that old facts do not fit needs a new version. */
export const format: Format<Facts> = {
  version: 1,
  empty: {},
  schema: FactsSchema,
  migrations: {},
};
