import { formatWon } from '../fields/won.ts';
import type { WorkedExample } from '../result/worked-example.ts';
import { answer } from './answer.ts';
import { copy } from './copy.ts';
import { emptyBenefit, example, type Input, OUTSIDER, usual } from './input.ts';

const words = {
  head: ['항목', '금액'],
  forced: '유류분',
  gift: {
    title: '다른 자녀에게 거의 전부를 증여한 경우',
    facts:
      '2026. 6. 1. 돌아가셨고 상속인은 자녀 두 명입니다. 남기신 재산 5억 원, 빚 1억 원이고, 다른 자녀가 20억 원을 증여받았습니다.',
    note: '(5억 원 + 20억 원 − 1억 원) × 법정상속분 2분의 1 × 2분의 1에서 받을 재산을 뺍니다. 제1112조·제1113조·제1115조',
  },
  legacy: {
    title: '가족이 아닌 사람에게 전부를 유증한 경우',
    facts:
      '2026. 6. 1. 돌아가셨고 상속인은 배우자와 자녀 한 명입니다. 남기신 재산 10억 원을 모두 다른 사람에게 유증했습니다. 배우자의 유류분입니다.',
    note: '10억 원 × 법정상속분 5분의 3 × 2분의 1입니다. 제1112조·제1115조',
  },
  everything: {
    title: '다른 자녀에게 재산 전부를 유증한 경우',
    facts:
      '2026. 6. 1. 돌아가셨고 상속인은 자녀 두 명입니다. 남기신 재산 10억 원, 빚 2억 원을 모두 다른 자녀에게 유증했습니다.',
    note: '(10억 원 − 2억 원) × 2분의 1 × 2분의 1입니다. 다른 자녀가 빚도 떠안습니다. 제1078조, 대법원\u00a02022다220014',
  },
};

const everything: Input = {
  ...usual,
  death: '2026-06-01',
  spouse: false,
  estate: 1_000_000_000n,
  debts: 200_000_000n,
  benefits: [{ ...emptyBenefit, kind: 'legacy', to: 'child-1', scope: 'whole' }],
};

const legacy: Input = {
  ...usual,
  death: '2026-06-01',
  me: 'spouse',
  children: 1,
  estate: 1_000_000_000n,
  benefits: [{ ...emptyBenefit, kind: 'legacy', to: OUTSIDER, amount: 1_000_000_000n }],
};

/**
 * Computes the examples: nearly everything given to another child, everything left to an outsider, and everything left
 * to another child with the debts.
 */
export function workedExamples(): WorkedExample[] {
  return [
    { ...words.gift, head: words.head, rows: rowsOf(example) },
    { ...words.legacy, head: words.head, rows: rowsOf(legacy) },
    { ...words.everything, head: words.head, rows: rowsOf(everything) },
  ];
}

function rowsOf(input: Input): string[][] {
  const found = answer(input);
  if (found.state !== 'claim') throw new Error(`The example comes to '${found.state}'.`);
  const { base, claim } = found;
  const { result } = copy;
  const rows: [string, bigint][] = [
    [result.base, base],
    [words.forced, claim.amount],
    [result.have, claim.ownBenefit + claim.netInherited],
    [result.shortfall, claim.shortfall],
  ];
  return rows.map(([name, won]) => [name, formatWon(won)]);
}
