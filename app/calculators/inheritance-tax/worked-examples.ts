import { dottedDate } from '#app/law/dotted-date.ts';
import { formatWon } from '../fields/won.ts';
import type { WorkedExample } from '../result/worked-example.ts';
import { type Answer, answer } from './answer.ts';
import { copy } from './copy.ts';
import { type Input, initial, noGift } from './input.ts';
import type { Line } from './lines.ts';

const family: Input = {
  ...initial,
  spouse: true,
  children: 2,
  estate: 1_500_000_000n,
  death: '2026-06-01',
};
const none: Input = { ...family, estate: 1_000_000_000n, children: 1 };

const given: Input = {
  ...family,
  gifts: { ...family.gifts, heir: { ...noGift, amount: 500_000_000n } },
};

const words = {
  head: copy.result.head,
  due: '신고기한',
  taxed: {
    title: '15억 원을 배우자와 자녀 둘이 상속하는 경우',
    facts:
      '2026. 6. 1. 돌아가셨고 빚은 없습니다. 배우자가 법정상속분만큼 받고 기한 안에 신고합니다. 장례비는 최소 금액으로 계산했습니다.',
    note: '상속세 및 증여세법 제13조·제14조·제19조·제21조·제26조·제67조·제69조',
  },
  given: {
    title: '여기에 자녀가 5억 원을 증여받은 경우',
    facts: '성년 자녀 한 명이 10년 안에 증여받았고, 나머지는 첫 번째 예시와 같습니다.',
    note: '상속세 및 증여세법 제13조·제28조·제53조·제56조',
  },
  untaxed: {
    title: '10억 원을 배우자와 자녀 한 명이 상속하는 경우',
    facts:
      '2026. 6. 1. 돌아가셨고 빚은 없습니다. 배우자공제와 일괄공제를 합치면 과세가액보다 커서 낼 세금이 없습니다.',
    note: '상속세 및 증여세법 제13조·제14조·제19조·제21조·제24조·제67조',
  },
};

/** A family that pays, the same family with a gift, and a family that pays nothing. */
export function workedExamples(): WorkedExample[] {
  return [
    { ...words.taxed, head: words.head, rows: rowsOf(answer(family)) },
    { ...words.given, head: words.head, rows: rowsOf(answer(given), 'value') },
    { ...words.untaxed, head: words.head, rows: rowsOf(answer(none)) },
  ];
}

/** @param from first line to show; the default shows all lines */
function rowsOf(found: Answer, from: 'estate' | 'value' = 'estate'): string[][] {
  if (found.state !== 'tax' || !found.due)
    throw new Error(`The example comes to '${found.state}'.`);
  return [
    ...linesFrom(found.lines, copy.lines[from]).map(({ name, sign, won }) => [
      name,
      [sign, formatWon(won)].filter(Boolean).join(' '),
    ]),
    [words.due, dottedDate(found.due.return.end)],
  ];
}

function linesFrom(lines: readonly Line[], name: string): readonly Line[] {
  return lines.slice(lines.findIndex((line) => line.name === name));
}
