import Fraction from 'fraction.js';
import { describe, expect, test } from 'vitest';
import cases from '../../../tests/law/cases.json' with { type: 'json' };
import { financialDeduction } from './deductions.ts';
import { figuresOf } from './figures.ts';
import { inheritanceTax } from './inheritance-tax.ts';
import { taxOn } from './rates.ts';

/** Shape of the worked cases. */
interface TaxCase {
  id: string;
  title: string;
  articles: string;
  inputs: {
    tax_base?: number;
    net_financial_assets?: number;
    net_estate?: number;
    heirs?: string[];
    filed_on_time?: boolean;
  };
  expected: Record<string, number>;
}

// The type of the file is a union of a hundred shapes. Cases of this kind have this shape.
const taxed = cases.filter(({ kind }) => kind === 'tax') as unknown as TaxCase[];

test('includes all nine cases', () => expect(taxed).toHaveLength(9));

describe.each(taxed)('$id, $articles: $title', ({ inputs, expected }) => {
  const computed = compute(inputs);
  test.each(Object.entries(expected))('%s: %s', (what, value) => {
    if (what === 'tax_base_at_most') expect(computed.tax_base).toBeLessThanOrEqual(value);
    else expect(computed).toHaveProperty(what, value);
  });
});

const figures = figuresOf('2026-06-01');

function compute(inputs: TaxCase['inputs']): Record<string, number> {
  if (inputs.tax_base !== undefined)
    return { computed_tax: Number(taxOn(BigInt(inputs.tax_base), figures)) };
  if (inputs.net_financial_assets !== undefined)
    return {
      financial_deduction: Number(financialDeduction(BigInt(inputs.net_financial_assets), figures)),
    };

  const alone = inputs.heirs?.length === 1 && inputs.heirs[0] === 'spouse';
  const tax = inheritanceTax({
    death: '2026-06-01',
    assets: BigInt(inputs.net_estate ?? 0),
    debts: 0n,
    spouse: alone ? { fraction: new Fraction(1) } : undefined,
    children: alone ? 0 : 1,
    filed: inputs.filed_on_time ? 'on-time' : 'late',
  });
  const lumpSum = tax.deductions.find(({ kind }) => kind === 'lump-sum');
  return {
    tax_base: Number(tax.base),
    computed_tax: Number(tax.computed),
    filing_credit: Number(tax.filingCredit),
    payable: Number(tax.payable),
    lump_sum_allowed: Number(lumpSum?.amount ?? 0n),
  };
}
