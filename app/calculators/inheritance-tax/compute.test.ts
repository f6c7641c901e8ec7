import { expect, test } from 'vitest';
import { computeTax } from './compute.ts';
import { describeTax } from './describe.ts';
import { example, initial } from './input.ts';

test('computes data without words, and describes it without computing', () => {
  const computed = computeTax(example);
  if (computed.state !== 'tax') throw new Error(computed.state);
  const said = JSON.stringify(
    { ...computed, due: null, tax: { ...computed.tax, reasons: [], deductions: [] } },
    (_, value) => (typeof value === 'bigint' ? String(value) : value),
  );
  expect(said).not.toMatch(/[가-힣]/);
  expect(describeTax(computed, example).lines.at(-1)?.won).toBe(computed.tax.payable);
});

test('reports a contradiction as a code, a missing estate as open, and an earlier law', () => {
  expect(computeTax({ ...example, house: 99_000_000_000n })).toEqual({
    state: 'contradiction',
    problem: 'house',
  });
  expect(computeTax(initial)).toEqual({ state: 'open', question: 'spouse' });
  expect(computeTax({ ...example, death: '1955-01-01' }).state).toBe('earlier-law');
});
