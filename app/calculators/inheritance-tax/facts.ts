import { dottedDate } from '#app/content/dotted-date.ts';
import { formatWon } from '../parts/won.ts';
import type { Answer } from './answer.ts';
import { copy } from './copy.ts';
import { headline } from './headline.ts';
import { type Input, recipients } from './input.ts';

const { fields, more, facts: words } = copy;

/** Input and result in words for the firm; a line each. */
export function factsOf(input: Input, answer: Answer): string[] {
  const won = (label: string, amountOf: bigint | null) =>
    amountOf === null ? [] : [`${label} ${formatWon(amountOf)}`];
  return [
    words.title,
    ...(input.death ? [`${fields.death} ${dottedDate(input.death)}`] : []),
    ...won(fields.estate, input.estate),
    ...won(fields.debts, input.debts),
    `${words.family}: ${familyWords(input)}`,
    ...(input.spouse ? [`${fields.division}: ${divisionWords(input)}`] : []),
    ...won(more.funeral, input.funeral),
    ...won(more.restingPlace, input.restingPlace),
    ...won(more.financial, input.financial),
    ...won(more.house, input.house),
    ...recipients.flatMap((to) => won(more.gifts[to], input.gifts[to].amount)),
    ...countWords(input),
    ...(input.abroad === 'none' ? [] : [`${more.abroad}: ${more.abroads[input.abroad]}`]),
    `${more.inTime}: ${more.inTimes[input.inTime ? 'yes' : 'no']}`,
    `${words.result}: ${resultWords(answer)}`,
  ];
}

function resultWords(answer: Answer): string {
  if (answer.state === 'not-computed') return answer.why.text;
  const { title, amount = '', rest = '' } = headline(answer);
  return `${[title, amount].filter(Boolean).join(' ')}${rest}`;
}

function familyWords({ spouse, children, parents }: Input): string {
  return [
    `${fields.spouse} ${spouse ? fields.yes : fields.no}`,
    `${fields.children} ${children}명`,
    ...(spouse && children === 0 ? [`${fields.parents} ${parents}명`] : []),
  ].join(', ');
}

function divisionWords({ division, spouseGets }: Input): string {
  return division === 'other' ? formatWon(spouseGets ?? 0n) : fields.divisions.statutory;
}

function countWords({ minors, seniors, lifeYears }: Input): string[] {
  return [
    ...(minors.length > 0 ? [`${more.minors} ${minors.length}명`] : []),
    ...(seniors > 0 ? [`${more.seniors} ${seniors}명`] : []),
    ...(lifeYears > 0 ? [`${more.lifeYears} ${lifeYears}`] : []),
  ];
}
