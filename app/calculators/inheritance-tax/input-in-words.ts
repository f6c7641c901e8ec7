import { dottedDate } from '#app/law/dotted-date.ts';
import { copy as calculators } from '../copy.ts';
import { formatWon } from '../fields/won.ts';
import type { Answer } from './answer.ts';
import { copy } from './copy.ts';
import { doneeWords } from './donee-words.ts';
import { doneeOf, isGrandchild } from './estate.ts';
import { headline } from './headline.ts';
import { type EarlierInput, type Given, givenIn, type Input, type TakerInput } from './input.ts';

const { fields, more, facts: words } = copy;

/** Lists the input and the result in words for the firm, one item per line. */
export function inputInWords(input: Input, answer: Answer): string[] {
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
    ...givenIn(input).map(giftWords),
    ...input.takers.flatMap(takerWords),
    ...earlierWords(input.earlier),
    ...countWords(input),
    ...(input.abroad === 'none' ? [] : [`${more.abroad}: ${more.abroads[input.abroad]}`]),
    `${more.inTime}: ${more.inTimes[input.inTime ? 'yes' : 'no']}`,
    `${words.result}: ${resultWords(answer)}`,
  ];
}

/** 자녀 등 다른 상속인이 받은 증여 5억 원 (성년 자녀·부모, 증여세 산출세액 8,000만 원). */
function giftWords(gift: Given): string {
  const { to, amount, deducted, tax, lapsed, parentLived } = gift;
  const donee = doneeOf(gift);
  const besides = [
    ...(donee && donee !== 'spouse' ? [doneeWords(to, donee)] : []),
    ...(to === 'heir' && isGrandchild(donee) && parentLived ? [words.parentLived] : []),
    ...(deducted === null ? [] : [`${more.deducted} ${formatWon(deducted)}`]),
    ...(tax === null ? [] : [`${more.giftTax} ${formatWon(tax)}`]),
    ...(lapsed ? [`${more.lapsed} ${more.lapsedWords.yes}`] : []),
  ];
  return `${more.gifts[to]} ${formatWon(amount)}${besides.length > 0 ? ` (${besides.join(', ')})` : ''}`;
}

function takerWords({ who, how, amount }: TakerInput): string[] {
  return amount === null ? [] : [`${more.takers[who]} (${more.ways[how]}) ${formatWon(amount)}`];
}

function earlierWords(earlier: EarlierInput | null): string[] {
  if (!earlier) return [];
  const { earlierFields: labels } = more;
  return [
    ...(earlier.death ? [`${labels.death} ${dottedDate(earlier.death)}`] : []),
    ...(['tax', 'estate', 'again'] as const).flatMap((name) => {
      const won = earlier[name];
      return won === null ? [] : [`${labels[name]} ${formatWon(won)}`];
    }),
  ];
}

function resultWords(answer: Answer): string {
  if (answer.state === 'not-computed') return answer.why.text;
  const { title, amount = '', rest = '' } = headline(answer);
  return `${[title, amount].filter(Boolean).join(' ')}${rest}`;
}

function familyWords({ spouse, children, parents }: Input): string {
  const { family } = copy;
  return [
    ...(spouse === null ? [] : [`${family.spouse} ${spouse ? calculators.yes : calculators.no}`]),
    ...(children === null ? [] : [family.children(children)]),
    ...(spouse && children === 0 && parents !== null ? [family.parents(parents)] : []),
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
