import Fraction from 'fraction.js';
import { describe, expect, test } from 'vitest';
import { floorWon } from '../won.ts';
import { allocate, type Recipient } from './allocation.ts';

describe('several recipients of gifts (1115②, 대법원 2010다42624, 2006다46346)', () => {
  test('a judgment: excesses of 707,527,333 and five times 126,407,187', () => {
    const others = ['F', 'G', 'H', 'I', 'J'].map((name) => gift(name, 126_407_187n));
    const parts = allocated(74_415_757n, [gift('피고', 707_527_333n), ...others]);
    expect(parts.피고).toEqual([0n, 39_304_737n]);
    expect(parts.J).toEqual([0n, 7_022_203n]);
  });

  test('gifts of 4억, 3억, 2억 and 1억 to brothers with forced shares of 1억: the last pays nothing', () => {
    const own = 100_000_000n;
    const recipients = [4n, 3n, 2n, 1n].map((got) => gift(`${got}억`, got * own, own));
    expect(allocated(100_000_000n, recipients)).toEqual({
      '4억': [0n, 50_000_000n],
      '3억': [0n, 33_333_333n],
      '2억': [0n, 16_666_666n],
    });
  });

  test('counts an outsider’s gift in full and an heir’s beyond the own forced share', () => {
    expect(allocated(30n, [gift('outsider', 100n), gift('heir', 300n, 100n)])).toEqual({
      outsider: [0n, 10n],
      heir: [0n, 20n],
    });
  });
});

describe('legacies before gifts (1116)', () => {
  test('spares gifts while legacies suffice', () => {
    expect(allocated(40n, [legacy('by will', 50n), gift('before', 500n)])).toEqual({
      'by will': [40n, 0n],
    });
  });

  test('charges gifts with the remainder after legacies', () => {
    expect(allocated(80n, [legacy('by will', 50n), gift('before', 500n)])).toEqual({
      'by will': [50n, 0n],
      before: [0n, 30n],
    });
  });

  test('charges the other legacies, and no gift, if one legacy is smaller than its part', () => {
    const both = { person: 'both', legacy: 10n, gift: 290n, own: new Fraction(0) };
    expect(allocated(60n, [both, legacy('will only', 100n)])).toEqual({
      both: [10n, 0n],
      'will only': [50n, 0n],
    });
  });

  test('leaves the recipient’s own forced share untouched', () => {
    expect(allocated(100n, [legacy('heir', 90n, 30n)])).toEqual({ heir: [60n, 0n] });
  });
});

function allocated(shortfall: bigint, recipients: Recipient[]): Record<string, [bigint, bigint]> {
  const parts = allocate(new Fraction(shortfall), recipients);
  return Object.fromEntries(
    parts.map(({ person, legacy, gift }) => [person, [floorWon(legacy), floorWon(gift)]]),
  );
}

function gift(person: string, amount: bigint, own = 0n): Recipient {
  return { person, legacy: 0n, gift: amount, own: new Fraction(own) };
}

function legacy(person: string, amount: bigint, own = 0n): Recipient {
  return { person, legacy: amount, gift: 0n, own: new Fraction(own) };
}
