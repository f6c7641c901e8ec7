import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { family, taxOf, won } from '../../../tests/law/taxed-input.ts';
import { fragmentOf, valueIn } from '../state/fragment-text.ts';
import { answer } from './answer.ts';
import { headline } from './headline.ts';
import { example, hasMore, type Input, InputSchema, initial, noGift } from './input.ts';
import { inputInWords } from './input-in-words.ts';
import { rateTable } from './rate-table.ts';
import { shortOf } from './short.ts';
import { workedExamples } from './worked-examples.ts';

const 억 = 100_000_000n;

test('15억 to a spouse and two children, line by line', () => {
  const found = taxOf();
  expect(found.lines.map(({ name, sign = '', won: amount }) => [sign + name, amount])).toEqual([
    ['고인의 재산', 1_500_000_000n],
    ['−장례비', 5_000_000n],
    ['세금을 매기는 재산', 1_495_000_000n],
    ['−일괄공제', 500_000_000n],
    ['−배우자공제', 642_857_142n],
    ['공제를 뺀 금액', 352_142_858n],
    ['계산된 세금', 60_428_571n],
    ['−신고세액공제', 1_812_857n],
    ['낼 상속세', 58_615_714n],
  ]);
  expect(headline(found)).toMatchObject({
    title: '배우자와 자녀 2명이라면',
    amount: '약\u00a05,862만\u00a0원',
    rest: '입니다.',
    text: expect.stringMatching(
      /^배우자가 안 계시면 약\u00a02억 3,135만\u00a0원입니다. 2026\.\u00a012\.\u00a031\.까지 신고하실 때의 금액입니다\./,
    ),
  });
  expect(headline(taxOf({ spouse: false })).text).toMatch(
    /^배우자가 계시면 약\u00a05,862만\u00a0원입니다\./,
  );
  expect(headline(taxOf({ inTime: false })).text).not.toContain('까지 신고하실');
  expect(shortOf(found, '').first).toBe('상속세 약\u00a05,862만\u00a0원');
});

describe('the sentence with the tax', () => {
  const gift = (to: 'spouse' | 'heir' | 'other') => ({
    gifts: { ...family.gifts, [to]: { ...noGift, amount: 5n * 억 } },
  });
  const sentence = (part: Partial<Input>) => {
    const found = taxOf(part);
    const { title, amount = '', rest = '', text } = headline(found);
    const said = `${(amount ? `${title} ${amount}` : title) + rest} ${text}`;
    expect(inputInWords({ ...family, ...part }, found).at(-1), 'what goes to the firm').toContain(
      rest,
    );
    return said;
  };

  test('always mentions a will for a grandchild or for a person who is not an heir (상증법 24, 27)', () => {
    const clause = /유언으로 손주나 상속인이 아닌 분이 받으면 달라집니다\.$/;
    for (const part of [{}, gift('heir'), { spouse: false }, { estate: 10n * 억, children: 1 }])
      expect(sentence(part)).toMatch(clause);
  });

  test('deducts the gift tax of a gift to an heir (28): 1억 1,217만, not 1억 8,977만', () => {
    expect(sentence(gift('heir'))).toMatch(/약\u00a01억 1,217만\u00a0원입니다\. .*유언으로/);
    expect(shortOf(taxOf(gift('heir')), '').first).toBe('상속세 약\u00a01억 1,217만\u00a0원');
    expect(won(taxOf(gift('heir')), '증여세액공제')).toBe(8n * 10n ** 7n);
    expect(sentence(gift('spouse'))).not.toMatch(/증여세/);
  });

  test('warns that the gift tax of a gift to an unknown donee is not yet deducted', () => {
    expect(sentence(gift('other'))).toMatch(/증여세.*더 적을 수 있습니다/);
    expect(shortOf(taxOf(gift('other')), '').rest).toMatch(/받은 분 고르기 전$/);
    const known = {
      gifts: { ...family.gifts, other: { ...noGift, amount: 5n * 억, donee: 'stranger' } },
    } as const;
    expect(sentence(known)).not.toMatch(/증여세/);
    expect(sentence({})).not.toMatch(/증여세/);
    expect(shortOf(taxOf(), '').rest).not.toContain('고르기 전');
  });

  test('adds no warning if nothing can be taxed', () => {
    expect(sentence({ debts: 20n * 억 })).not.toMatch(/유언/);
    expect(sentence({ ...gift('heir'), estate: 0n })).not.toMatch(/증여세/);
  });
});

test('adds up its lines for any input', () => {
  for (const part of [
    {},
    example,
    { gifts: { ...family.gifts, heir: { ...noGift, amount: 20n * 억, deducted: 5n * 10n ** 7n } } },
    { estate: 억, gifts: { ...family.gifts, other: { ...noGift, amount: 7n * 억 } } },
    { debts: 30n * 억 },
    { inTime: false, house: 9n * 억, financial: 3n * 억 },
  ]) {
    let sum = 0n;
    for (const { name, sign, won: amount, kind } of taxOf(part).lines) {
      if (name === '계산된 세금') sum = amount;
      else if (kind) expect(amount, name).toBe(sum > 0n ? sum : 0n);
      else sum += sign === '−' ? -amount : amount;
      if (kind) sum = amount;
    }
  }
});

test('gives no result before the questions are answered on which it rests, nor for contradictory amounts', () => {
  for (const [part, asks] of [
    [{ estate: 억, children: 2 }, '배우자가 계신지 골라 주세요'],
    [{ estate: 억, spouse: true }, '자녀가 몇 분인지 골라 주세요'],
    [{ estate: 억, spouse: true, children: 0 }, '부모님이 몇 분인지 골라 주세요'],
    [{ spouse: false, children: 0, debts: 억 }, '고인의 재산을 입력해 주세요'],
  ] as const) {
    const open = answer({ ...initial, ...part });
    expect(headline(open).title).toBe(`${asks}.`);
    expect(shortOf(open, '')).toMatchObject({ state: 'open', first: asks });
  }
  expect(answer({ ...family, financial: 16n * 억 }).state).toBe('contradiction');
});

describe('a result without tax gives the reason', () => {
  test.each<[string, Partial<Input>, RegExp]>([
    [
      'deductions',
      { estate: 10n * 억, children: 1 },
      /과세가액은 9억 9,500만 원, 공제는 모두 11억 원/,
    ],
    ['the funeral', { debts: 1_499_000_000n }, /과세가액이 없습니다/],
    ['very little', { spouse: false, estate: 505_400_000n }, /50만 원보다 적어/],
  ])('%s', (_, part, why) => {
    const found = taxOf(part);
    expect(headline(found)).toMatchObject({
      title: expect.stringMatching(/이라면 낼 상속세가 없습니다\.$/),
    });
    expect(shortOf(found, '').first).toBe('낼 상속세가 없습니다');
    expect(headline(found).text).toMatch(why);
    expect(found.payment).toEqual([]);
  });
});

describe('the spouse deduction', () => {
  test('depends on whether children, parents or nobody else inherits', () => {
    const deducted = (part: Partial<Input>) =>
      won(taxOf({ estate: 50n * 억, ...part }), '배우자공제');
    expect(deducted({ children: 0, parents: 1 })).toBe(30n * 억);
    expect(deducted({ children: 3 })).toBe(1_666_666_666n);
    const alone = taxOf({ children: 0, parents: 0 });
    expect(won(alone, '일괄공제'), 'none for an only heir').toBeUndefined();
    expect(won(alone, '기초공제와 인적공제')).toBe(2n * 억);
    expect(won(taxOf({ spouse: false }), '배우자공제')).toBeUndefined();
  });

  test('takes the entered amount, at least 5억, with a term for the division only above it', () => {
    const less = taxOf({ division: 'other', spouseGets: 억 });
    expect(won(less, '배우자공제')).toBe(5n * 억);
    expect(less.due?.spouse).toBeNull();
    const more = taxOf({ division: 'other', spouseGets: 6n * 억 });
    expect(won(more, '배우자공제')).toBe(6n * 억);
    expect(more.due?.spouse?.end).toBe('2027-09-30');
  });
});

test('deducts for minors, seniors and the disabled if that exceeds the lump sum', () => {
  const found = taxOf({
    minors: ['2016-06-01', '2020-12-01', ''],
    children: 3,
    seniors: 1,
    lifeYears: 10,
  });
  // 2억 + 3 × 5천만 + (9 + 14) × 1천만 + 5천만 + 10 × 1천만
  expect(won(found, '기초공제와 인적공제')).toBe(73n * 10n ** 7n);
});

describe('the due dates', () => {
  test('are six months from the end of the month; nine with heirs abroad, doubtful if only some are', () => {
    expect(taxOf().due?.return.end).toBe('2026-12-31');
    const some = taxOf({ abroad: 'some' });
    expect([some.due?.return.end, some.due?.safe]).toEqual(['2027-03-31', '2026-12-31']);
    expect(some.unsettled.map(({ text }) => text).join()).toContain('6개월 안에 신고하시면 안전');
    expect(taxOf({ abroad: 'all' }).due).toMatchObject({ safe: null });
  });

  test('are unknown without a date of death, and the bill is in doubt', () => {
    const open = taxOf({ death: '' });
    expect(open.due).toBeNull();
    expect(open.unsettled.map(({ text }) => text).join()).toContain('2026년 세제개편안');
    expect(taxOf().unsettled).toEqual([]);
    expect(taxOf({ death: '2027-01-01' }).unsettled).toHaveLength(1);
  });
});

test('denies the credit to a late return; offers parts above 1천만, years above 2천만', () => {
  expect(won(taxOf({ inTime: false }), '신고세액공제')).toBeUndefined();
  expect(taxOf().payment.map(({ name }) => name)).toEqual(['분납', '연부연납']);
  const small = taxOf({ spouse: false, estate: 63n * 10n ** 7n });
  expect(small.payment.map(({ name }) => name)).toEqual(['분납']);
});

test.each<[string, Partial<Input>]>([
  ['more savings than there was', { financial: 16n * 억 }],
  ['a dearer house', { house: 16n * 억 }],
  ['a spouse who takes more', { division: 'other', spouseGets: 16n * 억 }],
  ['more minors than children', { children: 1, minors: ['2020-01-01', '2021-01-01'] }],
])('reports a contradiction: %s', (_, part) => {
  const found = answer({ ...family, ...part });
  expect(found.state).toBe('contradiction');
  expect(headline(found).text).toMatch(/보다 많습니다\.$/);
});

test('restores the input from an address and refuses invalid data', () => {
  const all: Input = {
    ...example,
    gifts: { ...example.gifts, heir: { ...noGift, amount: 억, deducted: 5n * 10n ** 7n } },
    minors: ['2020-01-01', ''],
  };
  expect(v.parse(InputSchema, valueIn(fragmentOf('x', all), 'x'))).toEqual(all);
  const plain = valueIn(fragmentOf('x', all), 'x') as object;
  for (const wrong of [
    null,
    {},
    { ...plain, estate: 5 },
    { ...plain, estate: '10000000000000001' },
    { ...plain, death: '2026-02-31' },
    { ...plain, children: 16 },
    { ...plain, children: -1 },
    { ...plain, minors: ['yesterday'] },
    { ...plain, division: 'all' },
    { ...plain, gifts: {} },
  ]) {
    expect(v.safeParse(InputSchema, wrong).success, JSON.stringify(wrong)).toBe(false);
  }
});

test('lists the input and the result for the firm', () => {
  const facts = inputInWords(example, answer(example)).join('\n');
  for (const words of [
    '2026. 6. 1.',
    '15억 원',
    '자녀 2명',
    '1,200만 원',
    '3억 원',
    '배우자와 자녀 2명이라면 약\u00a0',
  ]) {
    expect(facts).toContain(words);
  }
});

test('unfolds the folded fields if any of them is filled', () => {
  expect([initial, { ...initial, estate: 1n }, example].map(hasMore)).toEqual([false, false, true]);
  expect(hasMore({ ...initial, inTime: false })).toBe(true);
});

test('computes the tables for browsers without script by the law', () => {
  expect(rateTable('2026-11-20').map(({ percent, less }) => `${percent} ${less}`)).toEqual([
    '10% 없음',
    '20% 1,000만 원',
    '30% 6,000만 원',
    '40% 1억 6,000만 원',
    '50% 4억 6,000만 원',
  ]);
  const [taxed, given, untaxed] = workedExamples();
  expect(given?.rows.at(-2)).toEqual(['낼 상속세', '1억 1,217만 3,572원']);
  expect(taxed?.rows.at(-2)).toEqual(['낼 상속세', '5,861만 5,714원']);
  expect(untaxed?.rows.at(-2)).toEqual(['낼 상속세', '0원']);
});
