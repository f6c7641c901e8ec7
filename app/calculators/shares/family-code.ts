import * as v from 'valibot';
import {
  childRelations,
  grown,
  MAX_LABEL,
  parentRelations,
  partnerRelations,
} from '#app/case/family.ts';
import { copy as calculators } from '../copy.ts';
import type { Benefits } from '../division/benefits.ts';
import { AmountSchema, DaySchema, WonSchema } from '../fields/input-schemas.ts';
import { copy } from './copy.ts';
import { DEEPEST, MAX_IN_ROW, MAX_ISSUE, questions, type Row, type ShareInput } from './input.ts';
import { type Relative, withoutIssueOfUnborn } from './relative.ts';

/** A person in an address. Short keys keep the address short; sent links hold them, so they must not change. */
interface RelativeCode {
  /** Label and mark of the visitor, in a history entry's record only. */
  n?: Relative['label'];
  m?: Relative['mine'];
  s?: Relative['status'];
  r?: Relative['tie'];
  h?: Relative['halfBlood'];
  b?: BenefitsCode;
  /** Wife or husband. */
  w?: RelativeCode;
  c?: RelativeCode[];
}

const BenefitsCodeSchema = v.object({
  g: v.exactOptional(AmountSchema),
  t: v.exactOptional(v.picklist(['before', 'after'])),
  l: v.exactOptional(AmountSchema),
  r: v.exactOptional(AmountSchema),
  c: v.exactOptional(AmountSchema),
});

type BenefitsCode = v.InferOutput<typeof BenefitsCodeSchema>;

/** The input in an address: a family whose members have one-letter keys. */
interface FamilyCode
  extends Pick<ShareInput, 'estate' | 'elsewhere' | 'death'>,
    Record<Row, RelativeCode[]> {
  spouse: RelativeCode | null;
  /** Absent if not entered. */
  estateAtDivision?: bigint;
  /** Absent in a link with all that the sender entered. */
  isPartial?: true;
  /** Absent if every question is answered. */
  unanswered?: ShareInput['unanswered'];
}

const Own = {
  n: v.exactOptional(v.pipe(v.string(), v.maxLength(MAX_LABEL))),
  m: v.exactOptional(v.literal(true)),
  b: v.exactOptional(BenefitsCodeSchema),
};
const Born = { ...Own, s: v.exactOptional(v.picklist(grown)) };
const Spouse = { ...Born, r: v.exactOptional(v.picklist(partnerRelations)) };
/** Spouse of a person in a line of descent. Another marriage ends the tie. */
const InLaw = { ...Spouse, s: v.exactOptional(v.picklist([...grown, 'remarried'])) };
const Parent = { ...Born, r: v.exactOptional(v.picklist(parentRelations)) };
const Descendant = {
  ...Own,
  s: v.exactOptional(v.picklist([...grown, 'unborn'])),
  r: v.exactOptional(v.picklist(childRelations)),
  h: v.exactOptional(v.literal(true)),
};

const { beyond } = copy;

type CodeSchema = v.GenericSchema<unknown, RelativeCode>;

function lineSchema(below: number): CodeSchema {
  if (below === 0) return lastSchema;
  return v.strictObject({
    ...Descendant,
    w: v.exactOptional(v.strictObject(InLaw)),
    c: v.exactOptional(
      v.pipe(v.array(lineSchema(below - 1)), v.maxLength(MAX_ISSUE, beyond.issue)),
    ),
  });
}

/** A person of the last generation, who has no spouse or children. */
const lastSchema = v.pipe(
  v.strictObject({
    ...Descendant,
    w: v.exactOptional(v.unknown()),
    c: v.exactOptional(v.array(v.unknown())),
  }),
  v.check(({ w, c = [] }) => w === undefined && c.length === 0, beyond.generations),
  v.transform(({ w: _, c: __, ...last }): RelativeCode => last),
);

function row(name: Row, code: CodeSchema) {
  return v.pipe(
    v.array(person(code)),
    v.maxLength(MAX_IN_ROW[name], calculators.most(copy.ledger[name], `${MAX_IN_ROW[name]}명`)),
  );
}

function person(code: CodeSchema) {
  return v.pipe(code, v.transform(relativeOf));
}

/**
 * Reads an address field by field; possible.ts checks whether the family is possible as a whole. Drops nobody: a link
 * with too many people is refused with the limit.
 */
export const FamilyCodeSchema = v.object({
  isPartial: v.optional(v.boolean(), false),
  unanswered: v.optional(v.array(v.picklist(questions)), []),
  spouse: v.nullable(person(v.strictObject(Spouse))),
  children: row('children', lineSchema(DEEPEST - 1)),
  parents: row('parents', v.strictObject(Parent)),
  grandparents: row('grandparents', v.strictObject(Born)),
  siblings: row('siblings', lineSchema(DEEPEST - 1)),
  third: row('third', v.strictObject(Born)),
  fourth: row('fourth', v.strictObject(Born)),
  estate: WonSchema,
  /** Absent in older links. */
  elsewhere: v.optional(WonSchema, null),
  estateAtDivision: v.optional(WonSchema, null),
  death: v.union([v.literal(''), DaySchema]),
}) satisfies v.GenericSchema<unknown, ShareInput>;

/** Converts the input to its form in a history entry's record, which `FamilyCodeSchema` reads. */
export function familyCodeOf(whole: ShareInput): FamilyCode {
  const { estateAtDivision, unanswered, isPartial, ...input } = whole;
  return {
    ...input,
    ...(isPartial && { isPartial }),
    ...(estateAtDivision !== null && { estateAtDivision }),
    ...(unanswered.length > 0 && { unanswered }),
    spouse: input.spouse && codeOf(input.spouse),
    children: input.children.map(codeOf),
    parents: input.parents.map(codeOf),
    grandparents: input.grandparents.map(codeOf),
    siblings: input.siblings.map(codeOf),
    third: input.third.map(codeOf),
    fourth: input.fourth.map(codeOf),
  };
}

function relativeOf({ n, m, s, r, h, b, w, c }: RelativeCode): Relative {
  return withoutIssueOfUnborn({
    ...(n && { label: n }),
    ...(m && { mine: m }),
    ...(s && { status: s }),
    ...(r && { tie: r }),
    ...(h && { halfBlood: h }),
    ...(b && { benefits: benefitsOf(b) }),
    ...(w && { spouse: relativeOf(w) }),
    ...(c && { children: c.map(relativeOf) }),
  });
}

function codeOf(person: Relative): RelativeCode {
  const { label, mine, status, tie, halfBlood, benefits, spouse, children } = person;
  return {
    ...(label && { n: label }),
    ...(mine && { m: mine }),
    ...(status && { s: status }),
    ...(tie && { r: tie }),
    ...(halfBlood && { h: halfBlood }),
    ...(benefits && { b: benefitsCodeOf(benefits) }),
    ...(spouse && { w: codeOf(spouse) }),
    ...(children && { c: children.map(codeOf) }),
  };
}

// Amounts are compared with undefined, because zero is an amount.

function benefitsOf({ g, t, l, r, c }: BenefitsCode): Benefits {
  return {
    ...(g !== undefined && { gifts: g }),
    ...(t && { giftTime: t }),
    ...(l !== undefined && { legacies: l }),
    ...(r !== undefined && { reward: r }),
    ...(c !== undefined && { contribution: c }),
  };
}

function benefitsCodeOf(benefits: Benefits): BenefitsCode {
  const { gifts, giftTime, legacies, reward, contribution } = benefits;
  return {
    ...(gifts !== undefined && { g: gifts }),
    ...(giftTime && { t: giftTime }),
    ...(legacies !== undefined && { l: legacies }),
    ...(reward !== undefined && { r: reward }),
    ...(contribution !== undefined && { c: contribution }),
  };
}
