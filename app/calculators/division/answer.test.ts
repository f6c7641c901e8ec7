import * as v from 'valibot';
import { expect, test } from 'vitest';
import { answerSince1991 } from '../shares/answer.ts';
import { FamilyCodeSchema, familyCodeOf } from '../shares/family-code.ts';
import { nobody, type ShareInput } from '../shares/input.ts';
import { fragmentOf, valueIn } from '../state/fragment-text.ts';

const 억 = 100_000_000n;

/** A spouse and two children, with gifts to the first child. */
const family = (gifts: bigint, part: Partial<ShareInput> = {}): ShareInput => ({
  ...nobody,
  spouse: {},
  children: [{ benefits: { gifts } }, {}],
  estate: 6n * 억,
  ...part,
});

test('asks for the estate before it divides', () => {
  const { division, lacking } = answerSince1991(family(1n * 억, { estate: null }));
  expect(division).toBeNull();
  expect(lacking).toContain('재산을 입력하시면 구체적 상속분을 계산합니다');
});

test('divides the value of today in the proportions of the values at the death', () => {
  const input = family(1n * 억, { estateAtDivision: 14n * 억 });
  const { division, short } = answerSince1991(input);
  const rows = division?.heirs.map(({ name, concrete, atDivision }) => [
    name,
    concrete,
    atDivision,
  ]);
  // 3억, 1억 and 2억 of 6억 at the death.
  expect(rows).toEqual([
    ['배우자', '3억 원', '7억 원'],
    ['첫째', '1억 원', '2억 3,333만 3,333원'],
    ['둘째', '2억 원', '4억 6,666만 6,666원'],
  ]);
  expect(short).toMatchObject({
    first: '배우자 7억 원',
    second: '첫째 2억 3,333만 3,333원 등',
  });
  const link = valueIn(fragmentOf('shares', familyCodeOf(input)), 'shares');
  expect(v.parse(FamilyCodeSchema, link)).toEqual(input);
});
