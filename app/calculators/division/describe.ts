import { withParticle } from '#app/law/korean-words.ts';
import { formatWon } from '../fields/won.ts';
import { type Explanation, unique } from '../result/phrases.ts';
import type { BenefitAmount, Benefits } from './benefits.ts';
import type { ComputedDivision, DivisionInput } from './compute.ts';
import { copy } from './copy.ts';
import { explainDivision, explainDivisionDoubt } from './phrases.ts';

/** An heir's entries, with the names shown in the fields and in the lines for the firm. */
export interface NamedBenefits {
  id: string;
  /** Full name. */
  name: string;
  /** Full name of the represented person and whether that person died; null: the heir represents nobody. */
  represents: { name: string; died: boolean } | null;
  benefits: Benefits;
}

/** An heir's row of the table, with amounts in words. */
export interface DividedHeir {
  id: string;
  name: string;
  statutory: string;
  /** Gifts and legacies, as far as they count; empty if none do. */
  received: string;
  contribution: string;
  concrete: string;
  /** Amount on the day of the division; empty if there is none. */
  atDivision: string;
  /** Whether the heir received more than the share and keeps it (초과특별수익자). */
  over: boolean;
}

export interface DivisionInWords {
  heirs: DividedHeir[];
  /** 배우자는 3억 원, 첫째는 1억 원을 받습니다. */
  sentence: string;
  /** Whether someone also receives a legacy. */
  hasLegacies: boolean;
  reasons: Explanation[];
  unsettled: Explanation[];
}

/**
 * Describes the concrete shares.
 *
 * @param nameOf returns the full name of an heir
 * @returns null if nothing was entered or an entry is missing
 */
export function describeDivision(
  division: ComputedDivision,
  nameOf: (id: string) => string,
): DivisionInWords | null {
  if (division.state !== 'divided') return null;
  const heirs = division.parts.map(
    ({ id, statutory, received, contribution, concrete, atDivision, over }): DividedHeir => ({
      id,
      name: nameOf(id),
      statutory: formatWon(statutory),
      received: received > 0n ? formatWon(received) : '',
      contribution: contribution > 0n ? formatWon(contribution) : '',
      concrete: formatWon(concrete),
      atDivision: atDivision === null ? '' : formatWon(atDivision),
      over,
    }),
  );
  const gets = heirs.map(
    ({ name, concrete, atDivision }) =>
      `${withParticle(name, '은', '는')} ${atDivision || concrete}`,
  );
  const now = heirs.some(({ atDivision }) => atDivision) ? `${copy.atDivisionSentence} ` : '';
  return {
    heirs,
    sentence: `${now}${gets.join(', ')}을 ${copy.gets}`,
    hasLegacies: division.hasLegacies,
    reasons: unique([
      ...division.reasons.map(explainDivision),
      ...division.parts.flatMap(({ id, reasons }) =>
        reasons.map((reason) => {
          const { text, articles } = explainDivision(reason);
          return { text: `${nameOf(id)}: ${text}`, articles };
        }),
      ),
    ]),
    unsettled: division.doubts.map(explainDivisionDoubt),
  };
}

/** Asks for the entry that the concrete shares still need; empty if none is missing. */
export function describeLack(division: ComputedDivision, nameOf: (id: string) => string): string {
  if (division.state === 'lacks-estate') return copy.noEstate;
  return division.state === 'lacks-gift-time' ? copy.noTime(nameOf(division.heir)) : '';
}

/** One line for each person with entries, for the consultation request and the printed page. */
export function benefitLines(
  people: readonly NamedBenefits[],
  { elsewhere, estateAtDivision }: Pick<DivisionInput, 'elsewhere' | 'estateAtDivision'>,
): string[] {
  // Its keys are those of the record.
  const kinds = Object.keys(copy.facts) as BenefitAmount[];
  return [
    ...people.flatMap((person) => {
      const given = summaryOf(person, kinds);
      return given ? [`${person.name}: ${given}`] : [];
    }),
    ...(elsewhere === null ? [] : [`${copy.elsewhere}: ${formatWon(elsewhere)}`]),
    ...(estateAtDivision === null ? [] : [`${copy.atDivision}: ${formatWon(estateAtDivision)}`]),
  ];
}

/** 생전 증여 1억 원 (셋째가 돌아가시기 전), 기여분 5,000만 원. */
export function summaryOf(
  { benefits, represents }: Pick<NamedBenefits, 'benefits' | 'represents'>,
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
