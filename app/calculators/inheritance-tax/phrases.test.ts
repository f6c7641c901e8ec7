import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import { upcomingText } from '#app/firm/view/upcoming.ts';
import { inheritanceTax } from '#app/law/inheritance-tax/inheritance-tax.ts';
import { doubtPhrases, explainTax, explainTaxDoubt, leftOut } from './phrases.ts';

test('explains a tax and its omissions in whole sentences with articles', () => {
  const tax = inheritanceTax({
    death: '2027-01-01',
    assets: 3_000_000_000n,
    debts: 0n,
    funeral: {},
    gifts: [{ to: 'heir', amount: 100_000_000n, date: '2024-01-01' }],
    spouse: { fraction: new Fraction('3/5'), inherits: 100_000_000n },
    children: 1,
    skipping: [{ amount: 100_000_000n }],
    filed: 'on-time',
  });
  const reasons = [...tax.reasons, ...tax.deductions.map(({ reason }) => reason)];
  expect(reasons.length).toBeGreaterThan(7);
  expect(tax.unsettled).toHaveLength(1);
  expect(leftOut.length).toBeGreaterThan(3);
  const all = [
    ...reasons.map((one) => explainTax(one, tax.figures)),
    ...tax.unsettled.map(explainTaxDoubt),
    ...leftOut,
  ];
  for (const { text, articles } of all) {
    expect(text).toMatch(/니다\.$/);
    expect(articles).not.toEqual([]);
  }
});

test('describes the pending bill in the words that a lawyer last wrote', () => {
  expect(doubtPhrases['bill-pending']).toBe(upcomingText('tax-bill-2026'));
  expect(doubtPhrases['bill-pending']).not.toBe('');
});
