import Fraction from 'fraction.js';
import { describe, expect, test } from 'vitest';
import cases from '../../../tests/law/cases.json' with { type: 'json' };
import { floorWon } from '../won.ts';
import { forcedShareBase, shortfall } from './claim.ts';
import { forcedShareRatio } from './ratio.ts';
import type { HeirClass } from './situation.ts';

/** A worked case about forced shares. */
interface ForcedShareCase {
  id: string;
  title: string;
  articles: string;
  inputs: {
    death?: string;
    statutory_share: string;
    class: HeirClass;
    base?: number;
    estate?: number;
    counted_gifts?: number;
    debts?: number;
    special_benefit?: number;
    net_inherited?: number;
  };
  expected: { ratio: string; base?: number; amount?: number; shortfall?: number };
}

// The file's type is a union of a hundred shapes. Cases of this kind have this shape.
const forced = cases.filter(({ kind }) => kind === 'forced_share') as unknown as ForcedShareCase[];

test('finds all twenty cases', () => expect(forced).toHaveLength(20));

describe.each(forced)('$id, $articles: $title', ({ inputs, expected }) => {
  const { ratio } = forcedShareRatio(
    inputs.class,
    new Fraction(inputs.statutory_share),
    inputs.death ?? '2026-06-01',
  );
  const base = forcedShareBase(
    won(inputs.base ?? inputs.estate),
    won(inputs.counted_gifts),
    won(inputs.debts),
  );
  const exact = shortfall(base, ratio, won(inputs.special_benefit), won(inputs.net_inherited));
  const computed = {
    ratio: ratio.toFraction(),
    base: Number(base),
    amount: Number(floorWon(exact.amount)),
    shortfall: Number(floorWon(exact.shortfall)),
  };

  test.each(Object.entries(expected))('%s: %s', (what, value) => {
    expect(computed).toHaveProperty(what, value);
  });
});

function won(amount = 0): bigint {
  return BigInt(amount);
}
