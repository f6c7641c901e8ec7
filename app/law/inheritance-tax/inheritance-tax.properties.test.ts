import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { naiveTax } from '../../../tests/law/naive-tax.ts';
import { randomEstate } from '../../../tests/law/random-estate.ts';
import { randomRuns } from '../../../tests/law/random-runs.ts';
import { inheritanceTax } from './inheritance-tax.ts';

describe('with any estate', () => {
  test('a second, naive implementation finds the same tax', () => {
    const seen = { credit: 0, again: 0, surcharge: 0, limited: 0, taxed: 0 };
    const compare = fc.property(randomEstate, (estate) => {
      const tax = inheritanceTax(estate);
      expect({
        value: tax.taxableValue,
        base: tax.base,
        surcharge: tax.surcharge,
        giftTaxCredit: tax.giftTaxCredit,
        successionCredit: tax.successionCredit,
        payable: tax.payable,
      }).toEqual(naiveTax(estate));
      if (tax.giftTaxCredit > 0n) seen.credit++;
      if (tax.successionCredit > 0n) seen.again++;
      if (tax.surcharge > 0n) seen.surcharge++;
      if (tax.reasons.some(({ code }) => code === 'gift-tax-limit')) seen.limited++;
      if (tax.payable > 0n) seen.taxed++;
    });
    fc.assert(compare, { numRuns: randomRuns });
    // Each rule decided some estates.
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(randomRuns / 50);
  });

  test('the tax is never negative, and the credits never exceed it', () => {
    const bounded = fc.property(randomEstate, (estate) => {
      const { payable, computed, giftTaxCredit, successionCredit } = inheritanceTax(estate);
      expect(payable).toBeGreaterThanOrEqual(0n);
      expect(giftTaxCredit + successionCredit).toBeLessThanOrEqual(computed);
    });
    fc.assert(bounded, { numRuns: 300 });
  });
});
