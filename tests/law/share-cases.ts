import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Family } from '../../app/law/family.ts';

const Text = v.string();
const base = { id: Text, kind: v.literal('share'), title: Text, articles: Text };

/** A family with its heirs' shares, and with the estate and the amounts if a source gives them. */
const OfFamily = v.object({
  ...base,
  subkind: v.optional(v.undefined()),
  inputs: v.custom<Family>((value) => typeof value === 'object' && value !== null),
  expected: v.record(Text, Text),
  expected_zero: v.optional(v.array(Text), []),
  expected_no_heir: v.optional(v.boolean(), false),
  estate: v.optional(v.number()),
  expected_money: v.optional(v.record(Text, v.number())),
});

const Contribution = v.object({
  ...base,
  subkind: v.literal('contribution'),
  inputs: v.strictObject({ estate: v.number(), children: v.number(), contribution_ratio: Text }),
  expected: v.strictObject({ contributor: v.number(), each_other: v.number() }),
});

const SpecialBenefit = v.object({
  ...base,
  subkind: v.literal('special_benefit'),
  inputs: v.strictObject({
    estate: v.number(),
    statutory: v.record(Text, Text),
    benefits: v.record(Text, v.number()),
    bequests: v.record(Text, v.number()),
  }),
  expected: v.record(Text, v.number()),
});

const all = v
  .parse(
    v.array(v.looseObject({ kind: Text })),
    JSON.parse(readFileSync(new URL('cases.json', import.meta.url), 'utf8')),
  )
  .filter(({ kind }) => kind === 'share');

/** Every worked case of the kind `share`. A case of another shape throws here. */
const cases = v.parse(v.array(v.union([OfFamily, Contribution, SpecialBenefit])), all);

export const familyCases = cases.filter((one) => one.subkind === undefined);
export const contributionCases = cases.filter((one) => one.subkind === 'contribution');
export const benefitCases = cases.filter((one) => one.subkind === 'special_benefit');
export const shareCaseCount = all.length;
