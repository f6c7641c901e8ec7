import { withParticle } from '#app/calculators/korean.ts';
import { formatWon } from '../fields/won.ts';
import { spokenFraction } from '../result/spoken-fraction.ts';
import { type Asked, askedOf, type FamilyContext, mayBeInTruth } from './asked.ts';
import { copy } from './copy.ts';
import type { Answer } from './describe.ts';
import { headline, sentenceOf } from './headline.ts';
import type { BenefitInput, Input } from './input.ts';
import { nameOf } from './name-of.ts';
import { representedOf } from './names.ts';
import { asksChildren, asksSpouse, isChosen } from './relatives.ts';
import { branchWords, familyWords, formatDay, standingWords, yesNo } from './summaries.ts';

const { facts: words, family: familyCopy, estate: estateWords, gifts, result } = copy;

/** Describes the input and the result for the firm, line by line. */
export function inputInWords(input: Input, answer: Answer): string[] {
  const { death, estate, debts, benefits, limitedAcceptance } = input;
  const family = [familyWords(input), branchWords(input)].filter(Boolean).join(', ');
  const { people, heirs } = answer;
  const asked = { death, members: people, heirs };
  const others = relativesWords(input, answer);
  const acceptance =
    answer.state === 'claim' && answer.asksAcceptance && limitedAcceptance !== null;
  return [
    words.title,
    ...(death ? [`${familyCopy.death} ${formatDay(death)}`] : []),
    `${familyCopy.me}: ${standingWords(input)}`,
    ...(family ? [`${words.family}: ${family}`] : []),
    ...(others.length > 0 ? [`${words.relatives}: ${others.join(', ')}`] : []),
    ...(estate === null ? [] : [`${estateWords.estate} ${formatWon(estate)}`]),
    ...(debts ? [`${estateWords.debts} ${formatWon(debts)}`] : []),
    ...(acceptance
      ? [`${words.acceptance}: ${limitedAcceptance ? estateWords.yes : estateWords.no}`]
      : []),
    ...benefits.map((benefit) => {
      const questions = askedOf(benefit, asked);
      const details = detailsOf(benefit, questions, asked, answer);
      const who = nameOf(benefit.to, people);
      return `${gifts.kinds[benefit.kind]}: ${who} ${whatOf(benefit, questions)}${details.length ? ` (${details.join(', ')})` : ''}`;
    }),
    `${result.label}: ${answer.state === 'not-computed' ? answer.why.text : sentenceOf(headline(answer))}`,
  ];
}

/** 다른 자녀 1 (먼저 사망, 배우자 있음, 자녀 2명): each relative with the possible representatives. */
function relativesWords(input: Input, { people }: Answer): string[] {
  const { relatives: relativeWords } = copy;
  return people.flatMap((person) => {
    const row = input.relatives.find((one) => isChosen(one) && one.who === person.id);
    if (!row || !person.status || isOwnBranch(person.kind)) return [];
    const known = [
      relativeWords.statuses[person.status],
      ...(asksSpouse(row, person, input) ? [`${words.partner} ${yesNo(row.spouse)}`] : []),
      ...(asksChildren(row, person, input)
        ? [`${words.children} ${row.children}${familyCopy.people}`]
        : []),
    ];
    return [`${person.bare} (${known.join(', ')})`];
  });
}

function isOwnBranch(kind: Answer['people'][number]['kind']): boolean {
  return kind === 'late-child' || kind === 'late-sibling';
}

/** Returns the amount, or the part of the estate. */
function whatOf({ amount, scope, parts, partOf }: BenefitInput, asked: Asked): string {
  if (asked.amount) return amount === null ? '' : formatWon(amount);
  if (scope === 'whole') return words.whole;
  return `${words.fraction} ${spokenFraction({ n: String(parts), d: String(partOf) })}`;
}

function detailsOf(
  benefit: BenefitInput,
  asked: Asked,
  within: FamilyContext,
  { people }: Answer,
): string[] {
  const { kind, paid, premiums, premiumsByDeceased, representation, when, inTruthTo } = benefit;
  const { burden, improvement, valueAtTrial, before1979, reward, to, knownHarm } = benefit;
  const inTruth = asked.inTruth && mayBeInTruth(inTruthTo, within);
  const represented = representedOf(asked, people);
  const named = kind === 'insurance' ? words.named : '';
  const burdenWords = kind === 'legacy' ? words.burdenOfLegacy : words.burden;
  return [
    ...(asked.premiums && paid === 'part' && premiums !== null && premiumsByDeceased !== null
      ? [
          `${words.premiums} ${formatWon(premiums)} ${words.among} ${withParticle(formatWon(premiumsByDeceased), '은', '는')} ${words.byDeceased}`,
        ]
      : []),
    ...amountsOf([
      [asked.burden, burdenWords, burden],
      [asked.improvement, words.improvement, improvement],
      [asked.valueAtTrial, words.valueAtTrial, valueAtTrial],
    ]),
    ...(asked.before1979 && before1979 ? [words.before1979] : []),
    ...(inTruth
      ? [`${words.inTruth} ${withParticle(nameOf(inTruthTo, people), '이', '가')} ${words.got}`]
      : []),
    ...(representation && represented
      ? [words.representations[representation](...represented) + named]
      : []),
    ...(asked.age && to !== '' ? [gifts.whens[when] + named] : []),
    ...(asked.age && when === 'before' && knownHarm ? [words.knownHarm] : []),
    ...amountsOf([[asked.reward, words.reward, reward]]),
  ];
}

function amountsOf(amounts: readonly [boolean, string, bigint | null][]): string[] {
  return amounts.flatMap(([isAsked, name, won]) =>
    isAsked && won ? [`${name} ${formatWon(won)}`] : [],
  );
}
