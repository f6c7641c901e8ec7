import { expect, test } from 'vitest';
import { missingIn } from './missing.ts';
import { newClaimant, newWritten } from './model.ts';

const nothing = { death: '', knew: '', court: '', today: '2026-11-26' } as const;
const known = {
  ...nothing,
  death: '2026-11-10',
  knew: '2026-11-10',
  court: '서울가정법원',
} as const;

test('names everything that an empty paper lacks, in the order of its fields', () => {
  const one = newClaimant();
  const fields = missingIn('renounce', newWritten([one]), nothing).map(({ field }) => field);
  expect(fields.slice(0, 6)).toEqual([
    'deceased-name',
    'deceased-birth',
    'deceased-death',
    'deceased-registered',
    'deceased-address',
    'court-province',
  ]);
  expect(fields).toContain(`claimant-${one.key}-phone`);
  expect(fields.at(-1)).toBe('heirs-knew');
});

test('lacks nothing once all is written, and asks for the representatives of a minor', () => {
  const whole = newClaimant({
    name: '심청',
    birth: '1995-03-14',
    registered: '가',
    address: '나',
    phone: '010-0000-0000',
    relation: 'child',
  });
  const written = {
    ...newWritten([whole]),
    name: '심학규',
    birth: '1948-01-22',
    registered: '다',
    address: '라',
  };
  expect(missingIn('renounce', written, known)).toEqual([]);
  const minor = { ...whole, birth: '2015-03-14', guardian: 'parents' as const };
  expect(
    missingIn('renounce', { ...written, claimants: [minor] }, known).map(({ field }) => field),
  ).toEqual([`claimant-${whole.key}-father`, `claimant-${whole.key}-mother`]);
  expect(missingIn('extend', written, known).map(({ field }) => field)).toEqual([
    'extend-until',
    'extend-inquiry',
  ]);
});
