import { copy as calculators } from '../copy.ts';
import { formatWon } from '../fields/won.ts';
import type { Answer } from './answer.ts';
import { copy } from './copy.ts';
import { asksChildren, asksSpouse, isChosen } from './family.ts';
import { askedFields, giftFields, type NamedGift, partOfWill } from './gift-fields.ts';
import { giftInFamily } from './gift-in-family.ts';
import { headline, sentenceOf } from './headline.ts';
import type { Input } from './input.ts';
import { nameOf } from './names.ts';
import { branchWords, familyWords, formatDay, standingWords, yesNo } from './summaries.ts';

const { facts: words, family: familyCopy, estate: estateWords, gifts, result } = copy;

/** Describes the input and the result for the firm, line by line. */
export function inputInWords(input: Input, answer: Answer): string[] {
  const { death, estate, debts, benefits, limitedAcceptance } = input;
  const family = [familyWords(input), branchWords(input)].filter(Boolean).join(', ');
  const standing = standingWords(input);
  const { people, heirs } = answer;
  const others = relativesWords(input, answer);
  const acceptance =
    answer.state === 'claim' && answer.asksAcceptance && limitedAcceptance !== null;
  return [
    words.title,
    ...(input.isPartial ? [calculators.status.partial] : []),
    ...(death ? [`${familyCopy.death} ${formatDay(death)}`] : []),
    ...(standing ? [`${familyCopy.me}: ${standing}`] : []),
    ...(family ? [`${words.family}: ${family}`] : []),
    ...(others.length > 0 ? [`${words.relatives}: ${others.join(', ')}`] : []),
    ...(estate === null ? [] : [`${estateWords.estate} ${formatWon(estate)}`]),
    ...(debts ? [`${estateWords.debts} ${formatWon(debts)}`] : []),
    ...(acceptance
      ? [`${words.acceptance}: ${limitedAcceptance ? estateWords.yes : estateWords.no}`]
      : []),
    ...benefits.map((benefit) =>
      giftWords(giftInFamily(benefit, { death, members: people, heirs })),
    ),
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

/** 생전 증여: 다른 자녀 20억 원 (함께 넘긴 빚 3억 원). */
function giftWords(gift: NamedGift): string {
  const details = askedFields(gift).flatMap((name) => giftFields[name].words?.(gift) || []);
  const who = nameOf(gift.to, gift.members);
  return `${gifts.kinds[gift.kind]}: ${who} ${objectWords(gift)}${details.length ? ` (${details.join(', ')})` : ''}`;
}

/** Returns the amount, or the part of the estate. */
function objectWords(gift: NamedGift): string {
  const { universal, amount, scope } = gift;
  if (!universal) return amount === null ? '' : formatWon(amount);
  return scope === 'whole' ? words.whole : `${words.fraction} ${partOfWill(gift)}`;
}
