import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { family, taxOf, won } from '../../../tests/law/taxed-input.ts';
import { answer } from './answer.ts';
import { headline } from './headline.ts';
import {
  type GiftInput,
  hasMore,
  type Input,
  InputSchema,
  initial,
  noEarlier,
  noGift,
  noTaker,
} from './input.ts';
import { inputInWords } from './input-in-words.ts';
import { shortOf } from './short.ts';

const 억 = 100_000_000n;
const 만 = 10_000n;

function said(part: Partial<Input>): string {
  const { title, amount = '', rest = '', text } = headline(answer({ ...family, ...part }));
  return `${title} ${amount}${rest} ${text}`;
}

function codes(found: ReturnType<typeof taxOf>): string[] {
  return [...found.tax.reasons, ...found.doubts].map(({ code }) => code);
}

describe('gift tax', () => {
  const heir = (part: Partial<GiftInput>) => ({
    gifts: { ...family.gifts, heir: { ...noGift, amount: 5n * 억, ...part } },
  });
  const other = (part: Partial<GiftInput>) => ({
    gifts: { ...family.gifts, other: { ...noGift, amount: 3n * 억, ...part } },
  });
  const credit = (part: Partial<Input>) => won(taxOf(part), '증여세액공제') ?? 0n;

  test.each<[string, Partial<Input>, bigint]>([
    // 4.5억, 4.8억, 4.9억; × 20 % − 1천만
    ['an adult child: 5천만 less', heir({}), 8_000n * 만],
    ['a child under age: 2천만 less', heir({ donee: 'minor' }), 8_600n * 만],
    ['a sibling: 1천만 less', heir({ donee: 'relative' }), 8_800n * 만],
    ['what the return deducted', heir({ deducted: 15_000n * 만 }), 6_000n * 만],
    ['the tax of the return', heir({ tax: 8_500n * 만 }), 8_500n * 만],
    ['a tax whose term has ended', heir({ lapsed: true, tax: 8_500n * 만 }), 0n],
    [
      'a grandchild: 5천만 less, without the surcharge',
      other({ donee: 'grandchild' }),
      4_000n * 만,
    ],
    ['a stepchild: 5천만 less', other({ donee: 'stepchild' }), 4_000n * 만],
    ['a relative: 1천만 less', other({ donee: 'relative' }), 4_800n * 만],
    ['someone else: nothing less', other({ donee: 'stranger' }), 5_000n * 만],
    ['someone unknown: no credit', other({}), 0n],
    ['someone unknown, but a return', other({ tax: 4_500n * 만 }), 4_500n * 만],
  ])('%s', (name, part, expected) => {
    expect(credit(part)).toBe(expected);
    expect(said(part).includes('더 적을 수')).toBe(name.startsWith('someone unknown'));
  });

  test.each<[string, Partial<GiftInput>, bigint]>([
    ['a return’s tax', { tax: 8_000n * 만 }, 970n * 만],
    ['a term that has ended', { lapsed: true }, 8_730n * 만],
    ['nothing', {}, 8_730n * 만],
  ])(
    'warns that the tax may be lower than computed (24, 53): unknown donee, with %s known',
    (_, part, most) => {
      const child = { estate: 5n * 억, spouse: false, children: 1 };
      const gift = { amount: 5n * 억, ...part };
      const unknown = { ...child, ...other(gift) };
      const later = { ...child, moreGifts: [{ ...noGift, ...gift, to: 'other' as const }] };
      for (const input of [unknown, later]) {
        expect(taxOf(input).tax.payable).toBe(most);
        expect(said(input)).toMatch(
          /고르지 않은 증여는 증여재산공제와 증여세를 다 반영하지 못해.*더 적을 수 있습니다\. 유언/,
        );
        expect(shortOf(taxOf(input), '').rest).toMatch(/받은 분 고르기 전$/);
      }
      const taker = { ...noTaker, amount: 억 };
      expect(said({ ...unknown, takers: [taker] })).toMatch(
        /다 반영하지 못해.*더 적을 수 있습니다\./,
      );

      const known = { ...child, ...other({ ...gift, donee: 'grandchild' }) };
      expect(taxOf(known).tax.payable).toBeLessThan(most);
      const deducted = { ...child, ...other({ ...gift, deducted: 5_000n * 만 }) };
      for (const input of [known, deducted]) {
        expect(said(input)).not.toContain('더 적을 수');
        expect(shortOf(taxOf(input), '').rest ?? '').not.toContain('고르기 전');
      }
    },
  );

  describe('a grandchild who represents (2016두54275)', () => {
    test.each<[string, Partial<GiftInput>, bigint]>([
      // 4.5억 and 4.8억 × 20 % − 1천만; 30 % more
      ['whose parent had died before', { donee: 'grandchild' }, 8_000n * 만],
      ['whose parent lived then', { donee: 'grandchild', parentLived: true }, 10_400n * 만],
      ['of a minor', { donee: 'minor-grandchild', parentLived: true }, 11_180n * 만],
      [
        'with the tax of the return',
        { donee: 'grandchild', parentLived: true, tax: 9_000n * 만 },
        11_700n * 만,
      ],
      ['an adult child has no such surcharge', { donee: 'adult', parentLived: true }, 8_000n * 만],
    ])('%s', (_, part, expected) => {
      expect(credit({ ...heir(part), estate: 30n * 억 })).toBe(expected);
    });

    test('appears in the facts; an older link lacks the field', () => {
      const gift = { donee: 'grandchild' as const, parentLived: true };
      const input = { ...family, ...heir(gift) };
      expect(inputInWords(input, answer(input)).join('\n')).toMatch(
        /\(대신 상속하는 성년 손자녀, 증여받을 때 부모 생존\)/,
      );
      const { parentLived, ...older } = noGift;
      const gifts = { spouse: older, heir: older, other: older };
      const { gifts: read } = v.parse(InputSchema, { ...initial, gifts });
      expect(read.heir.parentLived).toBe(parentLived);
    });

    test('gets no credit for the surcharge if not an heir, and the result explains it', () => {
      const found = taxOf({ ...other({ donee: 'grandchild' }), estate: 30n * 억 });
      expect(codes(found)).toContain('gift-surcharge');
      expect(codes(found)).not.toContain('represented-gift');
    });
  });

  test('applies the deduction and the rates to each child separately', () => {
    const moreGifts = [{ ...noGift, to: 'heir' as const, amount: 5n * 억 }];
    expect(credit({ ...heir({}), moreGifts })).toBe(16_000n * 만);
  });

  test('raises the limit of the deductions by the statutory gift deduction (24)', () => {
    const found = taxOf({ ...heir({ amount: 9n * 억 }), estate: 0n, spouse: false, children: 1 });
    expect(found.tax.deducted).toBe(5_000n * 만);
  });

  test('ignores a gift to a spouse who was removed, also in the facts', () => {
    const gifts = { ...family.gifts, spouse: { ...noGift, amount: 9n * 억 } };
    const input = { ...family, gifts, spouse: false };
    expect(taxOf({ gifts, spouse: false }).tax.addedGifts).toEqual([]);
    expect(inputInWords(input, answer(input)).join('\n')).not.toContain('9억');
    expect(hasMore(input)).toBe(false);
  });

  test('states the donee and the tax of the return in the facts', () => {
    const input = { ...family, ...heir({ tax: 8_500n * 만, donee: 'minor' }) };
    expect(inputInWords(input, answer(input)).join('\n')).toMatch(
      /5억 원 \(미성년 자녀, .*8,500만 원\)/,
    );
  });

  test.each<[Partial<Input>, string]>([
    [other({ donee: 'relative' }), '(며느리·사위·형제자매 등 친족)'],
    [heir({ donee: 'relative' }), '(형제자매, 대신 상속하는 며느리·사위)'],
    [heir({ donee: 'grandchild' }), '(대신 상속하는 성년 손자녀)'],
    [other({ donee: 'grandchild' }), '(성년 손자녀)'],
    [other({ donee: 'stepchild' }), '(배우자의 성년 자녀)'],
  ])('names a relative in the words that a visitor looks for: %#', (part, words) => {
    const input = { ...family, ...part };
    expect(inputInWords(input, answer(input)).join('\n')).toContain(words);
  });

  test('reports a deduction above the gift as a contradiction', () => {
    expect(said(heir({ deducted: 6n * 억 }))).toContain('증여한 금액보다 많습니다');
  });
});

describe('property taken by persons other than the heirs (24, 27)', () => {
  const all = { ...noTaker, amount: 10n * 억 };
  const child = { estate: 10n * 억, spouse: false, children: 1 };

  test('10억 to a grandchild by will, one child: 30 % more', () => {
    const found = taxOf({ ...child, takers: [{ ...all, who: 'grandchild' }] });
    expect(won(found, '세대를 건너뛴 할증')).toBe(7_155n * 만);
    expect(found.tax.payable).toBe(300_748_500n);
  });

  test('a minor with more than 20억: 40 %; with exactly 20억: 30 %', () => {
    const surcharge = (amount: bigint) => {
      const takers = [{ ...all, who: 'minor-grandchild' as const, amount }];
      const { tax } = taxOf({ ...child, estate: amount, takers });
      return (tax.surcharge * 100n) / tax.computed;
    };
    expect([surcharge(20n * 억), surcharge(20n * 억 + 1n)]).toEqual([30n, 40n]);
  });

  test('10억 to a stepchild: a base of 9.95억, not 4.95억', () => {
    const found = taxOf({ ...child, takers: [all] });
    expect([found.tax.base, found.tax.surcharge]).toEqual([99_500n * 만, 0n]);
  });

  test('narrows the deductions after a renunciation too, with the surcharge for grandchildren', () => {
    const takers = [{ ...all, how: 'renunciation' as const, who: 'grandchild' as const }];
    const found = taxOf({ ...child, takers });
    expect([found.tax.base, found.tax.surcharge]).toEqual([99_500n * 만, 7_155n * 만]);
  });

  test('is not divided: the spouse’s share is of the rest', () => {
    const found = taxOf({ estate: 35n * 억, takers: [{ ...all, amount: 14n * 억 }] });
    expect(won(found, '배우자공제')).toBe(9n * 억);
  });

  test('removes the caveat about wills once it is entered', () => {
    expect(said({})).toContain('유언으로 손주나');
    expect(said({ ...child, takers: [all] })).not.toContain('유언으로 손주나');
    expect(said({ ...child, takers: [all] })).toContain('입니다.');
  });

  test('contradicts the estate if it exceeds it, alone or with the spouse’s part', () => {
    expect(said({ takers: [{ ...all, amount: 16n * 억 }] })).toContain('재산보다 많습니다');
    const spouse = { division: 'other' as const, spouseGets: 6n * 억 };
    expect(said({ ...spouse, takers: [all] })).toContain('재산보다 많습니다');
  });
});

describe('a second death within ten years (30)', () => {
  const earlier = { death: '2024-06-02', tax: 2n * 억, estate: 20n * 억, again: 10n * 억 };

  test('credits 90 % of the earlier tax on the property inherited again', () => {
    const found = taxOf({ estate: 40n * 억, earlier: { ...earlier, death: '2024-06-01' } });
    expect(won(found, '단기재상속 공제')).toBe(9_000n * 만);
    expect(codes(found)).toContain('value-inherited-again');
  });

  test('gives a credit only with all its fields and the date of this death', () => {
    const credit = (part: Partial<Input>) => won(taxOf(part), '단기재상속 공제');
    expect(credit({ estate: 40n * 억, earlier: noEarlier })).toBeUndefined();
    expect(credit({ estate: 40n * 억, earlier: { ...earlier, tax: null } })).toBeUndefined();
    expect(credit({ estate: 40n * 억, earlier, death: '' })).toBeUndefined();
  });

  test('contradicts the input if later than this death, or with more property than existed', () => {
    expect(said({ earlier: { ...earlier, death: '2026-06-02' } })).toContain('늦습니다');
    expect(said({ earlier: { ...earlier, again: 21n * 억 } })).toContain('재산보다 많습니다');
  });
});

describe('a tax reduced to nothing names only the credits that apply', () => {
  const child = { spouse: false, children: 1, estate: 0n };
  const gifts = { ...family.gifts, heir: { ...noGift, amount: 9n * 억 } };
  const earlier = { death: '2026-01-01', tax: 20n * 억, estate: 60n * 억, again: 60n * 억 };

  test.each<[string, Partial<Input>, string]>([
    ['a gift', { ...child, gifts }, '증여세를 빼면 낼 세금이 없습니다.'],
    ['an earlier death', { earlier }, '앞선 상속의 세금을 빼면 낼 세금이 없습니다.'],
    ['both', { gifts, earlier }, '증여세와 앞선 상속의 세금을 빼면 낼 세금이 없습니다.'],
  ])('%s', (_, part, text) => {
    const found = taxOf(part);
    expect([found.tax.computed > 0n, found.tax.payable]).toEqual([true, 0n]);
    expect(headline(found).text.startsWith(text)).toBe(true);
  });
});

describe('the sentence names the family of the computation', () => {
  test.each<[Partial<Input>, string]>([
    [{}, '배우자와 자녀 2명이라면 약'],
    [{ children: 1 }, '배우자와 자녀 1명이라면'],
    [{ spouse: false }, '자녀 2명이라면'],
    [{ children: 0, parents: 2 }, '배우자와 부모 2명이라면'],
    [{ children: 0, parents: 0, estate: 60n * 억 }, '배우자만 계시면'],
    [{ children: 0, spouse: false }, '배우자와 자녀가 없으면'],
  ])('%o', (part, words) => {
    expect(said(part)).toContain(words);
  });

  test('names the fields that were left empty below it', () => {
    expect(taxOf().assumed).toBe(
      '빚과 증여는 입력하지 않으셔서 없는 것으로 계산했습니다. 장례비는 최소 금액으로 계산했습니다.',
    );
    expect(taxOf({ debts: 0n, funeral: 0n }).assumed).toMatch(/^증여는/);
  });
});

describe('debts beyond the estate', () => {
  test('lead to renunciation and limited acceptance', () => {
    const found = taxOf({ debts: 20n * 억 });
    expect(found.inDebt).toBe(true);
    expect(headline(found).title).toBe('빚이 재산보다 많아 낼 상속세가 없습니다.');
    expect(taxOf({ debts: 15n * 억 }).inDebt).toBe(false);
  });

  test('leave a gift taxed, and the result reports both', () => {
    const gifts = { ...family.gifts, heir: { ...noGift, amount: 20n * 억, lapsed: true } };
    const found = taxOf({ debts: 20n * 억, gifts });
    expect([found.inDebt, found.tax.payable > 0n]).toEqual([true, true]);
  });
});

// 서면-2025-법규재산-0574: one of several heirs has an address abroad.
test('one heir abroad: nine months from the end of the month', () => {
  expect(taxOf({ abroad: 'some' }).due?.return.end).toBe('2027-03-31');
  expect(taxOf({ abroad: 'some', death: '2026-03-15' }).due?.return.end).toBe('2026-12-31');
});

test('reads an older link with the defaults of the new fields, and credits its gift tax', () => {
  const gift = { amount: '500000000', deducted: null };
  const none = { amount: null, deducted: null };
  const { moreGifts, takers, earlier, ...rest } = {
    ...initial,
    spouse: true,
    children: 2,
    parents: 1,
  };
  const old = { ...rest, estate: '1500000000', gifts: { spouse: none, heir: gift, other: none } };
  const read = v.parse(InputSchema, old);
  expect(read).toMatchObject({ moreGifts, takers, earlier, gifts: { heir: { donee: null } } });
  expect(headline(answer(read)).amount).toBe('약\u00a01억 1,217만\u00a0원');
});
