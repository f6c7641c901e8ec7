import { formatWon } from '../parts/won.ts';
import { asksRepresentation, isAdvance } from './asked.ts';
import { copy } from './copy.ts';
import type { Answer } from './describe.ts';
import { headline, sentenceOf } from './headline.ts';
import type { Input } from './input.ts';
import { nameOf } from './name-of.ts';
import { familyWords, formatDay } from './summaries.ts';

/** Input and result in words for the firm; a line each. */
export function factsOf(input: Input, answer: Answer): string[] {
  const { facts: words, family: familyCopy, estate: estateWords, gifts, result } = copy;
  const { death, me, estate, debts, benefits } = input;
  const family = familyWords(input);
  return [
    words.title,
    ...(death ? [`${familyCopy.death} ${formatDay(death)}`] : []),
    `${familyCopy.me}: ${familyCopy.options[me]}`,
    ...(family ? [`${words.family}: ${family}`] : []),
    ...(estate === null ? [] : [`${estateWords.estate} ${formatWon(estate)}`]),
    ...(debts ? [`${estateWords.debts} ${formatWon(debts)}`] : []),
    ...benefits.map((benefit) => {
      const { kind, to, amount: won, when, reward, representation } = benefit;
      const { people, heirs } = answer;
      const aged = kind === 'gift' && to !== '' && !isAdvance(benefit, people, heirs);
      const details = [
        ...(representation && asksRepresentation(benefit, people)
          ? [words.representations[representation]]
          : []),
        ...(aged ? [gifts.whens[when]] : []),
        ...(reward ? [`${words.reward} ${formatWon(reward)}`] : []),
      ];
      const name = nameOf(to, people);
      const sum = won === null ? '' : formatWon(won);
      return `${gifts.kinds[kind]}: ${name} ${sum}${details.length ? ` (${details.join(', ')})` : ''}`;
    }),
    `${result.label}: ${answer.state === 'not-computed' ? answer.why.text : sentenceOf(headline(answer))}`,
  ];
}
