import { expect, test } from 'vitest';
import { officeTermIds, officeTermOf } from './office-terms.ts';

const endOf = (id: Parameters<typeof officeTermOf>[0], death: string) =>
  officeTermOf(id, death).end;

test('car and income tax run six months from the end of the month of the death', () => {
  expect(endOf('car-transfer', '2026-11-10')).toBe('2027-05-31');
  expect(endOf('deceased-income-tax', '2026-11-10')).toBe('2027-05-31');
  expect(endOf('car-transfer', '2026-05-06')).toBe('2026-11-30');
});

test('an end on a day off moves to the next working day', () => {
  // 28 February 2027 is a Sunday, and 1 March a holiday.
  const { raw, end, moved } = officeTermOf('car-transfer', '2026-08-15');
  expect({ raw, end, moved: moved.length }).toEqual({
    raw: '2027-02-28',
    end: '2027-03-02',
    moved: 2,
  });
});

test('the ninety days of a dependant count the day after the death, and end before the holidays', () => {
  // The ninetieth day, 8 February 2027, is in the holidays of 설, which begin on Saturday the 6th.
  const { from, raw, end, moved } = officeTermOf('health-dependant', '2026-11-10');
  expect({ from, raw, end, moved }).toEqual({
    from: '2026-11-11',
    raw: '2027-02-08',
    end: '2027-02-05',
    moved: [],
  });
  // The ninetieth day is a Monday.
  expect(endOf('health-dependant', '2026-02-03')).toBe('2026-05-04');
});

test('an objection to the succession to a lease runs a month from the death', () => {
  expect(endOf('lease-objection', '2026-11-10')).toBe('2026-12-10');
});

test('each term names its articles', () => {
  const without = officeTermIds.filter((id) => officeTermOf(id, '2026-11-10').articles.length < 1);
  expect(without).toEqual([]);
});
