import { formatWon } from '../fields/won.ts';
import { spokenFraction } from '../result/spoken-fraction.ts';
import type { WorkedExample } from '../result/worked-example.ts';
import { type Answer, answerSince1991 } from './answer.ts';
import { copy } from './copy.ts';
import { initial, type ShareInput } from './input.ts';

const { examples: words, table } = copy;

const family: ShareInput = { ...initial, children: [{}, {}], estate: 700_000_000n };
const withGift: ShareInput = {
  ...family,
  children: [{ benefits: { gifts: 100_000_000n } }, {}],
  estate: 600_000_000n,
};

/** A family by statute alone, and a family with a gift in life. */
export function workedExamples(): WorkedExample[] {
  const [byStatute, withGifts] = [answerSince1991(family), answerSince1991(withGift)];
  return [
    {
      ...words.statutory,
      head: [table.heir, table.share, `${formatWon(family.estate ?? 0n)}${table.ifEstate}`],
      rows: byStatute.heirs.map(({ name, written, amount }) => [
        name,
        spokenFraction(written),
        amount ?? '',
      ]),
    },
    { ...words.gift, head: words.giftHead, rows: giftRows(withGifts) },
  ];
}

function giftRows({ heirs, division }: Answer): string[][] {
  if (!division) throw new Error('The example has no gift.');
  return division.heirs.map(({ name, received, concrete }, index) => [
    name,
    spokenFraction(heirs[index]?.written ?? { n: '1', d: '1' }),
    received || table.none,
    concrete,
  ]);
}
