import type { CalendarDate } from './family.ts';

/** The visitor's relation to the deceased. `grandchild` is the child of a child who died before. */
export const relations = ['spouse', 'child', 'grandchild', 'parent', 'sibling', 'other'] as const;

/** Relations of persons who may inherit only after others have renounced. */
export const laterRanks: readonly string[] = ['grandchild', 'parent', 'sibling', 'other'];
export type Relation = (typeof relations)[number];

/** Whether the debts of the deceased exceed the property. */
export const debtAnswers = ['more', 'less'] as const;
type DebtAnswer = (typeof debtAnswers)[number];

export const willAnswers = ['handwritten', 'notarial', 'none'] as const;
type WillAnswer = (typeof willAnswers)[number];

/** Persons with an address abroad. */
export const abroadAnswers = ['none', 'deceased', 'some-heirs', 'all-heirs'] as const;
type AbroadAnswer = (typeof abroadAnswers)[number];

export const propertyKinds = [
  'home',
  'deposit',
  'car',
  'lease',
  'insurance',
  'pension',
  'business',
  'crypto',
] as const;
type PropertyKind = (typeof propertyKinds)[number];

export type YesNo = 'yes' | 'no';

/** An answer that the visitor may not have given, or may not know. */
type Open<Answer> = Answer | 'unknown' | undefined;

/** A case as far as the visitor has described it. A field that is undefined was not answered. */
export interface CaseFacts {
  death?: CalendarDate | undefined;
  /** Day on which the death became known; that of the death if undefined. */
  knew?: CalendarDate | undefined;
  /** Day on which a relative of a later rank learned of being an heir. */
  becameHeir?: CalendarDate | undefined;
  /** Day on which the heir learned that the debts exceed the property. */
  knewDebts?: CalendarDate | undefined;
  me?: Open<Relation>;
  debts?: Open<DebtAnswer>;
  will?: Open<WillAnswer>;
  abroad?: Open<AbroadAnswer>;
  /** Whether an heir is a minor. */
  minor?: Open<YesNo>;
  /** Whether an heir can no longer decide, for example because of dementia. */
  incapable?: Open<YesNo>;
  /** Whether an heir cannot be reached. */
  unreachable?: Open<YesNo>;
  /** The kinds of property; undefined if the visitor was not asked, empty if there are none of these. */
  kinds?: readonly PropertyKind[] | undefined;
  /** The last address of the deceased; null if it is abroad or not known. */
  place?: { province: string; district: string } | null | undefined;
  /** Ids of the tasks that are done. */
  done?: readonly string[] | undefined;
}
