import Fraction from 'fraction.js';
import { amendments, applies } from '#app/law/amendments.ts';
import { addDays } from '#app/law/calendar.ts';
import type { Gift, UniversalLegacy } from '#app/law/forced-share/situation.ts';
import { withParticle } from '#app/law/korean-words.ts';
import { formatWon } from '../fields/won.ts';
import { spokenFraction } from '../result/spoken-fraction.ts';
import { copy } from './copy.ts';
import { type GiftInFamily, mayGet, representedBy, takesAdvances } from './gift-in-family.ts';
import { type BenefitInput, OUTSIDER } from './input.ts';
import { nameOf, type Person } from './names.ts';

const { gifts: words, facts, missing, names } = copy;

export type GiftFieldName = keyof BenefitInput;

/** The groups of the form in its order, each with the box around its fields. */
export const giftGroups = {
  recipient: 'ledger',
  amount: 'ledger',
  will: 'wide-ledger',
  premiums: 'wide-ledger',
  representation: 'wide-ledger',
  time: 'wide-ledger',
  thing: 'fold',
  meant: 'fold',
  reward: 'check',
} as const;

export type GiftGroup = keyof typeof giftGroups;

/** A gift in a family whose members have names. */
export type NamedGift = GiftInFamily<Person>;

/** A text, or how the answers so far decide it. */
type GiftText = string | ((gift: NamedGift) => string);

/** One question about a gift, a legacy or insurance. Its answer counts only while it is asked. */
type GiftField<Value> = ControlOf<Value> & {
  group: GiftGroup;
  /** Default: always. */
  asked?: (gift: GiftInFamily) => boolean;
  /** Suffix of the control's id. Default: the field's name. */
  id?: string;
  label: GiftText;
  /** Empty: no hint. */
  hint?: GiftText;
  /** Other answers that an answer changes. */
  also?: (answer: string, gift: GiftInFamily) => Partial<BenefitInput>;
  /** Name of the answer among those without which nothing is computed; others may stay open. */
  missing?: string;
  /** Describes the answer for the firm; empty if there is nothing to tell. */
  words?: (gift: NamedGift) => string;
  /** Reads the answer as the law takes it. */
  law?: (gift: GiftInFamily) => LawReading;
};

type ControlOf<Value> = [Value] extends [bigint | null]
  ? { control: 'money' }
  : [Value] extends [number]
    ? { control: 'part' }
    : [Value] extends [boolean]
      ? { control: 'yes-no' | 'check' }
      :
          | { control: 'choice'; options: Record<Extract<Value, string>, string> }
          | { control: 'person'; people: (gift: NamedGift) => PersonOptions };

interface PersonOptions {
  options: { value: string; label: string }[];
  /** Null: nobody is chosen. */
  value: string | null;
}

/** Parts of a gift or a legacy as the law takes them. */
export type LawReading = Partial<Omit<Gift, 'to'> & Pick<UniversalLegacy, 'part'>>;

/**
 * The questions about a gift, a legacy or insurance, in the order in which the firm reads the answers. The form, the
 * missing entries, the firm's lines and the law's situation follow from this table.
 */
export const giftFields: { [Name in GiftFieldName]: GiftField<BenefitInput[Name]> } = {
  kind: { group: 'recipient', control: 'choice', options: words.kinds, label: words.kind },
  to: {
    group: 'recipient',
    control: 'person',
    people: ({ kind, to, members }) => ({
      options: [
        ...members.filter((one) => mayGet(kind, one)).map(optionOf),
        { value: OUTSIDER, label: names.outsider },
      ],
      value: to === OUTSIDER || members.some(({ id }) => id === to) ? to : null,
    }),
    label: words.to,
    missing: words.to,
    also: () => ({ representation: null, inTruthTo: '' }),
  },
  amount: {
    group: 'amount',
    asked: ({ universal }) => !universal,
    control: 'money',
    label: ({ kind }) => (kind === 'insurance' ? words.money : words.amount),
    hint: ({ kind }) => (kind === 'gift' ? words.amountHint : ''),
    missing: missing.amount,
    law: ({ amount }) => ({ amount: amount ?? 0n }),
  },
  scope: {
    group: 'will',
    asked: ({ kind }) => kind === 'legacy',
    control: 'choice',
    options: words.scopes,
    label: words.scope,
    hint: words.scopeHint,
    law: ({ scope }) => (scope === 'whole' ? { part: new Fraction(1) } : {}),
  },
  partOf: {
    group: 'will',
    asked: ({ universal, scope }) => universal && scope === 'fraction',
    control: 'part',
    id: 'part-of',
    label: words.partOf,
  },
  parts: {
    group: 'will',
    asked: ({ universal, scope }) => universal && scope === 'fraction',
    control: 'part',
    label: (gift) => `${words.parts} ${partOfWill(gift)}`,
    law: ({ parts, partOf }) => ({ part: new Fraction(parts, partOf) }),
  },
  paid: {
    group: 'premiums',
    asked: ({ kind }) => kind === 'insurance',
    control: 'choice',
    options: words.paids,
    label: words.paid,
    hint: words.premiumsHint,
    law: ({ paid }) => (paid === 'all' ? { premiums: { all: 1n, byDeceased: 1n } } : {}),
  },
  premiums: {
    group: 'premiums',
    asked: ({ kind, paid }) => kind === 'insurance' && paid === 'part',
    control: 'money',
    label: words.premiums,
    missing: missing.premiums,
    words: ({ premiums, premiumsByDeceased }) =>
      premiums === null || premiumsByDeceased === null
        ? ''
        : `${facts.premiums} ${formatWon(premiums)} ${facts.among} ${withParticle(formatWon(premiumsByDeceased), '은', '는')} ${facts.byDeceased}`,
    law: ({ premiums, premiumsByDeceased }) => ({
      premiums: { all: premiums ?? 0n, byDeceased: premiumsByDeceased ?? 0n },
    }),
  },
  premiumsByDeceased: {
    group: 'premiums',
    asked: ({ kind, paid }) => kind === 'insurance' && paid === 'part',
    control: 'money',
    id: 'premiums-by-deceased',
    label: words.premiumsByDeceased,
    missing: missing.premiums,
  },
  burden: {
    group: 'thing',
    asked: ({ thing }) => thing,
    control: 'money',
    label: ({ kind }) => words.burdens[kind === 'legacy' ? 'legacy' : 'gift'],
    hint: ({ kind }) => words.burdenHints[kind === 'legacy' ? 'legacy' : 'gift'],
    words: ({ kind, burden }) =>
      amountWords(kind === 'legacy' ? facts.burdenOfLegacy : facts.burden, burden),
    law: ({ burden }) => ({ burden: burden ?? undefined }),
  },
  improvement: {
    group: 'thing',
    asked: ({ kind }) => kind === 'gift',
    control: 'money',
    label: words.improvement,
    hint: words.improvementHint,
    words: ({ improvement }) => amountWords(facts.improvement, improvement),
    law: ({ improvement }) => ({ improvement: improvement ?? undefined }),
  },
  valueAtTrial: {
    group: 'thing',
    // Only if things are given back in kind.
    asked: ({ thing, death }) => thing && death !== '' && !applies('forced-share-in-value', death),
    control: 'money',
    id: 'value-at-trial',
    label: words.valueAtTrial,
    hint: words.valueAtTrialHint,
    words: ({ valueAtTrial }) => amountWords(facts.valueAtTrial, valueAtTrial),
    law: ({ valueAtTrial }) => ({ valueAtTrial: valueAtTrial ?? undefined }),
  },
  before1979: {
    group: 'thing',
    // Nobody can claim it, but it lowers the heir's own claim (대법원 2017다278422).
    asked: ({ kind, advance }) => kind === 'gift' && advance,
    control: 'check',
    id: 'before-1979',
    label: words.before1979,
    hint: words.before1979Hint,
    words: ({ before1979 }) => (before1979 ? facts.before1979 : ''),
    law: ({ before1979 }) =>
      before1979 ? { date: addDays(amendments['forced-shares'].from, -1) } : {},
  },
  inTruthTo: {
    group: 'meant',
    asked: ({ kind, outside }) => kind === 'gift' && outside,
    control: 'person',
    people: ({ meant, members, heirs }) => ({
      options: [
        { value: '', label: words.inTruthNobody },
        ...members.filter(({ id }) => takesAdvances(id, { members, heirs })).map(optionOf),
      ],
      value: meant ?? '',
    }),
    id: 'in-truth',
    label: words.inTruth,
    hint: words.inTruthHint,
    also: (_, { to, members }) => (representedBy(to, members) ? {} : { representation: null }),
    words: ({ meant, members }) =>
      meant === null
        ? ''
        : `${facts.inTruth} ${withParticle(nameOf(meant, members), '이', '가')} ${facts.got}`,
    law: ({ meant }) => (meant === null ? {} : { inTruthTo: meant }),
  },
  representation: {
    group: 'representation',
    asked: ({ represented }) => represented !== null,
    control: 'choice',
    options: words.representations,
    label: (gift) =>
      (gift.kind === 'insurance' ? words.representationOfInsurance : words.representation)(
        ...representedIn(gift),
      ),
    hint: (gift) => words.representationHint(...representedIn(gift)),
    // A gift from before the representation is seldom of the last year.
    also: (answer) => (answer === 'before' ? { when: 'before' } : {}),
    missing: missing.representation,
    words: (gift) =>
      gift.representation === null
        ? ''
        : facts.representations[gift.representation](...representedIn(gift)) + namedIn(gift),
    // If the gift was meant for another branch than the recipient's, the time of that branch was not asked.
    law: ({ to, meant, represented, representation, members }) =>
      representedBy(meant ?? to, members)?.id === represented?.id
        ? { beforeRepresentation: representation === 'before' }
        : {},
  },
  when: {
    group: 'time',
    asked: ({ timed }) => timed,
    control: 'choice',
    options: words.whens,
    label: ({ kind }) => (kind === 'insurance' ? words.whenNamed : words.when),
    hint: ({ when }) => (when === 'year' ? words.whenHint : ''),
    words: (gift) => words.whens[gift.when] + namedIn(gift),
    // A day that certainly fits the answer.
    law: ({ when, death }) => (when === 'year' ? { date: death } : {}),
  },
  knownHarm: {
    group: 'time',
    asked: ({ timed, when }) => timed && when === 'before',
    control: 'yes-no',
    label: words.knownHarm,
    hint: words.knownHarmHint,
    words: ({ knownHarm }) => (knownHarm ? facts.knownHarm : ''),
    law: ({ knownHarm }) => ({ knownHarm }),
  },
  reward: {
    group: 'reward',
    asked: ({ kind, advance }) => kind !== 'insurance' && advance,
    control: 'money',
    label: words.reward,
    hint: words.rewardHint,
    words: ({ reward }) => amountWords(facts.reward, reward),
    law: ({ reward }) => ({ reward: reward ?? 0n }),
  },
};

// Both tables have exactly the keys of their types.
export const giftGroupNames = Object.keys(giftGroups) as GiftGroup[];
export const giftFieldNames = Object.keys(giftFields) as GiftFieldName[];

/** Lists the fields that are asked. Answers to the others do not count. */
export function askedFields(gift: GiftInFamily): GiftFieldName[] {
  return giftFieldNames.filter((name) => giftFields[name].asked?.(gift) ?? true);
}

/** Returns a text of the table; empty if there is none. */
export function textOf(text: GiftText | undefined, gift: NamedGift): string {
  return typeof text === 'function' ? text(gift) : (text ?? '');
}

/** 4분의 3: the fraction of a will. */
export function partOfWill({ parts, partOf }: Pick<BenefitInput, 'parts' | 'partOf'>): string {
  return spokenFraction({ n: String(parts), d: String(partOf) });
}

function optionOf({ id, name }: Person) {
  return { value: id, label: name };
}

function amountWords(name: string, won: bigint | null): string {
  return won ? `${name} ${formatWon(won)}` : '';
}

/** Suffix for the time of an insurance. */
function namedIn({ kind }: NamedGift): string {
  return kind === 'insurance' ? facts.named : '';
}

function representedIn({ represented }: NamedGift): [who: string, died: boolean] {
  return [represented?.bare ?? '', represented?.status === 'predeceased'];
}
