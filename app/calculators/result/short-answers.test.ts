import { describe, expect, test } from 'vitest';
import { answer as forcedShare } from '../forced-share/answer.ts';
import * as forced from '../forced-share/input.ts';
import { shortOf as forcedShort } from '../forced-share/short.ts';
import { answer as tax } from '../inheritance-tax/answer.ts';
import * as taxed from '../inheritance-tax/input.ts';
import { shortOf as taxShort } from '../inheritance-tax/short.ts';
import { answerSince1991 as shares } from '../shares/answer.ts';
import { nobody, type ShareInput } from '../shares/input.ts';
import type { ShortAnswer } from './short-answer.ts';

const 억 = 100_000_000n;
const today = '2026-11-27';
const linesOf = ({ state, first, second = '', rest = '' }: ShortAnswer) => [
  state,
  first.replaceAll('\u00a0', ' '),
  (second + rest).replaceAll('\u00a0', ' '),
];

describe('shares: names heirs with equal shares together', () => {
  const dead = (count: number) => ({
    status: 'predeceased' as const,
    children: Array.from({ length: count }, () => ({})),
  });
  const families: [string, Partial<ShareInput>, string, string][] = [
    ['one', { spouse: {} }, '배우자 전부', ''],
    ['two children', { children: [{}, {}] }, '자녀 2분의 1씩', ''],
    [
      'with an estate',
      { spouse: {}, children: [{}, {}], estate: 7n * 억 },
      '배우자 7분의 3, 자녀 7분의 2씩',
      '7억 원이면 3억 원, 2억 원씩',
    ],
    [
      'with one that cannot be divided evenly',
      { spouse: {}, children: [{}, {}], estate: 1n * 억 },
      '배우자 7분의 3, 자녀 7분의 2씩',
      '약 4,285만 원, 2,857만 원씩',
    ],
    [
      'grandchildren who represent',
      { spouse: {}, children: [{}, {}, dead(2)] },
      '상속인 5명',
      '배우자 9분의 3, 자녀 9분의 2씩, 손주 9분의 1씩',
    ],
    [
      'more kinds than there is room for',
      { spouse: {}, children: [{}, dead(2), dead(3), dead(4)] },
      '상속인 11명',
      '배우자 11분의 3, 첫째 11분의 2',
    ],
    ['parents', { spouse: {}, parents: [{}, {}] }, '배우자 7분의 3, 부모 7분의 2씩', ''],
  ];
  test.each(families)('%s', (_, family, first, second) => {
    expect(linesOf(shares({ ...nobody, ...family }).short)).toEqual(['found', first, second]);
  });
});

describe('forced share', () => {
  const said = (part: Partial<forced.Input>) => {
    const input = { ...forced.example, ...part };
    return linesOf(forcedShort(forcedShare(input), input.death, today));
  };
  test.each<[string, Partial<forced.Input>, string[]]>([
    [
      'what is lacking, and until when',
      { death: '2026-11-10' },
      ['found', '유류분 부족액 1억 5,000만 원', '2027. 11. 10.까지, 348일 남음'],
    ],
    [
      'a year has passed',
      { death: '2025-11-10' },
      ['missed', '유류분 11월 10일에 지났습니다', '증여를 나중에 아셨는지 확인하세요'],
    ],
    [
      'nothing is lacking',
      { benefits: [], noGifts: true },
      ['found', '적게 받지 않으셨습니다', '빠진 증여가 없는지 확인해 주세요'],
    ],
    [
      'before the gifts',
      { benefits: [] },
      ['open', '내 유류분은 전체의 4분의 1', '재산과 증여, 유언을 입력해 주세요'],
    ],
    [
      'before the day of death',
      { death: '' },
      ['open', '가족과 돌아가신 날을 입력해 주세요', '이 기기에서만 계산합니다'],
    ],
  ])('%s', (_, part, expected) => {
    expect(said(part)).toEqual(expected);
  });
});

describe('tax', () => {
  const family = { ...taxed.initial, spouse: true, children: 2, estate: 15n * 억 };
  const said = (part: Partial<taxed.Input>) =>
    linesOf(taxShort(tax({ ...family, ...part }), today));
  test.each<[string, Partial<taxed.Input>, string[]]>([
    ['for whom', {}, ['found', '상속세 약 5,862만 원', '배우자와 자녀 2명']],
    [
      'and until when',
      { death: '2026-11-10' },
      ['found', '상속세 약 5,862만 원', '배우자와 자녀 2명, 2027. 5. 31.까지'],
    ],
    [
      'none',
      { estate: 3n * 억, death: '2026-11-10' },
      ['found', '낼 상속세가 없습니다', '배우자와 자녀 2명, 2027. 5. 31.까지'],
    ],
    [
      'the return is late',
      { death: '2025-11-10' },
      ['missed', '상속세 6월 1일에 지났습니다', '지금 신고하세요. 가산세가 붙습니다'],
    ],
    [
      'nobody',
      { spouse: false, children: 0 },
      ['found', '상속세 약 2억 3,135만 원', '배우자와 자녀 없음'],
    ],
    [
      'before the spouse',
      { spouse: null },
      ['open', '배우자가 계신지 골라 주세요', '금액은 그다음에 나옵니다'],
    ],
    [
      'no estate',
      { estate: null },
      ['open', '고인의 재산을 입력해 주세요', '이 기기에서만 계산합니다'],
    ],
  ])('%s', (_, part, expected) => {
    expect(said(part)).toEqual(expected);
  });
});
