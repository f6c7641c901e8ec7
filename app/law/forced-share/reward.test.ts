import { expect, test } from 'vitest';
import { compute } from '../../../tests/law/forced-situation.ts';

const 억 = 100_000_000n;

test('marks a reward’s effect on the base as unsettled unless the gift is known to be older than a year', () => {
  const codes = (date?: string) =>
    compute({ gifts: [{ to: 'A', amount: 4n * 억, reward: 억, date }] }).unsettled.map(
      ({ code }) => code,
    );
  expect(codes()).toContain('reward-in-base');
  expect(codes('2026-06-01')).toContain('reward-in-base');
  expect(codes('2001-01-01')).not.toContain('reward-in-base');
  expect(codes('2001-01-01')).toContain('measure-of-reward');
});
