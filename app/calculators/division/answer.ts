import type Fraction from 'fraction.js';
import { withParticle } from '#app/content/josa.ts';
import { divideEstate } from '#app/law/division/division.ts';
import type { CalendarDate } from '#app/law/family.ts';
import { floorWon, minWon } from '#app/law/won.ts';
import { type Explanation, unique } from '../parts/phrases.ts';
import { formatWon } from '../parts/won.ts';
import type { BenefitAmount, Benefits } from './benefits.ts';
import { copy } from './copy.ts';
import { explainDivision, explainDivisionDoubt } from './phrases.ts';

/** A co-heir with what was put in. */
export interface CoHeir {
  id: string;
  /** In full. */
  name: string;
  fraction: Fraction;
  /** Whom the heir represents: in full, and whether that person died; null: nobody. */
  represents: { id: string; name: string; died: boolean } | null;
  benefits: Benefits;
}

interface DivisionInput {
  /** The day whose law is applied. */
  death: CalendarDate;
  /** At the death, in won; null where none was put in. */
  estate: bigint | null;
  /** Legacies to those who do not inherit. */
  elsewhere: bigint | null;
  heirs: readonly CoHeir[];
}

/** An heir's row, from the statutory to the concrete share; amounts in words. */
export interface DividedHeir {
  id: string;
  name: string;
  statutory: string;
  /** Gifts and legacies, as far as they count; empty where there are none. */
  received: string;
  contribution: string;
  concrete: string;
  /** Received more than the share, and keeps it (초과특별수익자). */
  over: boolean;
}

export interface DivisionAnswer {
  heirs: DividedHeir[];
  /** 배우자는 3억 원, 첫째는 1억 원을 받습니다. */
  sentence: string;
  /** Whether someone gets something by will besides. */
  hasLegacies: boolean;
  reasons: Explanation[];
  unsettled: Explanation[];
}

/** What is still to be put in before the concrete shares are known, in words; empty: nothing. */
export function lackingIn(input: DivisionInput): string {
  if (input.heirs.length === 0 || !hasBenefits(input)) return '';
  if (input.estate === null) return copy.noEstate;
  const open = input.heirs.find(
    ({ represents, benefits }) => represents && benefits.gifts && !benefits.giftTime,
  );
  return open ? copy.noTime(open.name) : '';
}

/** Whether gifts, legacies or contributions were put in. */
export function hasBenefits({ heirs, elsewhere }: DivisionInput): boolean {
  return elsewhere !== null || heirs.some(({ benefits }) => Object.keys(benefits).length > 0);
}

/**
 * The concrete shares: what each heir gets from the estate once gifts, legacies and contributions count.
 *
 * @returns null where nothing of them was put in, or something is lacking
 */
export function concreteShares(input: DivisionInput): DivisionAnswer | null {
  const { death, estate, elsewhere, heirs } = input;
  if (estate === null || heirs.length === 0 || !hasBenefits(input) || lackingIn(input)) return null;
  const division = divideEstate({
    death,
    won: estate,
    shares: heirs.map(({ id, fraction, represents }) => ({
      person: id,
      fraction,
      represents: represents?.id,
    })),
    gifts: heirs.map(({ id, benefits }) => ({
      person: id,
      won: benefits.gifts ?? 0n,
      reward: rewardOfGifts(benefits),
      ...(benefits.giftTime && { beforeRepresentation: benefits.giftTime === 'before' }),
    })),
    legacies: [
      ...heirs.map(({ id, benefits }) => ({
        person: id,
        won: benefits.legacies ?? 0n,
        // What the gifts do not use up.
        reward: (benefits.reward ?? 0n) - rewardOfGifts(benefits),
      })),
      { person: 'elsewhere', won: elsewhere ?? 0n },
    ],
    contributions: heirs.map(({ id, benefits }) => ({
      person: id,
      won: benefits.contribution ?? 0n,
    })),
  });
  const rows = heirs.map(({ id, name, fraction, benefits }, index): DividedHeir => {
    const part = division.parts[index];
    if (!part) throw new Error(`The division left out ${id}.`);
    return {
      id,
      name,
      statutory: formatWon(floorWon(fraction.mul(estate))),
      received: part.benefit > 0n ? formatWon(part.benefit) : '',
      contribution: benefits.contribution ? formatWon(benefits.contribution) : '',
      concrete: formatWon(floorWon(part.amount)),
      over: part.reasons.some(({ code }) => code === 'over-advanced'),
    };
  });
  const gets = rows.map(({ name, concrete }) => `${withParticle(name, '은', '는')} ${concrete}`);
  return {
    heirs: rows,
    sentence: `${gets.join(', ')}을 ${copy.gets}`,
    hasLegacies: heirs.some(({ benefits }) => benefits.legacies) || Boolean(elsewhere),
    reasons: unique([
      ...division.reasons.map(explainDivision),
      ...division.parts.flatMap(({ reasons }, index) =>
        reasons.map((reason) => {
          const { text, articles } = explainDivision(reason);
          return { text: `${rows[index]?.name}: ${text}`, articles };
        }),
      ),
    ]),
    unsettled: division.unsettled.map(explainDivisionDoubt),
  };
}

/** What was put in for each, a line each, for the consultation request and for paper. */
export function benefitLines(
  people: readonly Pick<CoHeir, 'name' | 'represents' | 'benefits'>[],
  elsewhere: bigint | null,
): string[] {
  // Its keys are those of the record.
  const kinds = Object.keys(copy.facts) as BenefitAmount[];
  return [
    ...people.flatMap((person) => {
      const { name } = person;
      const given = summaryOf(person, kinds);
      return given ? [`${name}: ${given}`] : [];
    }),
    ...(elsewhere === null ? [] : [`${copy.elsewhere}: ${formatWon(elsewhere)}`]),
  ];
}

/** 생전 증여 1억 원 (셋째가 돌아가시기 전), 기여분 5,000만 원. */
export function summaryOf(
  { benefits, represents }: Pick<CoHeir, 'benefits' | 'represents'>,
  kinds: readonly BenefitAmount[] = ['gifts', 'legacies', 'contribution'],
): string {
  const before = benefits.giftTime === 'before' && represents;
  const when = before ? ` ${copy.givenBefore(before.name, before.died)}` : '';
  return kinds
    .flatMap((kind) => {
      const won = benefits[kind];
      if (won === undefined) return [];
      return [`${copy.facts[kind]} ${formatWon(won)}${kind === 'gifts' ? when : ''}`];
    })
    .join(', ');
}

function rewardOfGifts({ gifts = 0n, reward = 0n }: Benefits): bigint {
  return minWon(reward, gifts);
}
