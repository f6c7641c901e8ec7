import Fraction from 'fraction.js';
import { describe, expect, test } from 'vitest';
import { divideEstate, type Estate } from './division.ts';

/** B has a half; G and H share the half of a child who died before. */
const shares: Estate['shares'] = [
  { person: 'B', fraction: new Fraction(1, 2) },
  { person: 'G', fraction: new Fraction(1, 4), represents: 'late' },
  { person: 'H', fraction: new Fraction(1, 4), represents: 'late' },
];

type Gift = NonNullable<Estate['gifts']>[number];

function divided(...gifts: Gift[]) {
  const { parts, unsettled } = divideEstate({
    death: '2026-06-01',
    won: 800n,
    shares,
    gifts,
  });
  return {
    amounts: Object.fromEntries(parts.map(({ person, amount }) => [person, amount.valueOf()])),
    doubts: unsettled.map(({ code }) => code),
  };
}

describe('gifts and representation', () => {
  test('before the represented person died: no advance (대법원 2012다31802)', () => {
    expect(divided({ person: 'G', won: 400n, beforeRepresentation: true })).toEqual({
      amounts: { B: 400, G: 200, H: 200 },
      doubts: ['in-truth-to-represented'],
    });
  });

  test('afterwards: an advance', () => {
    expect(divided({ person: 'G', won: 200n, beforeRepresentation: false })).toEqual({
      amounts: { B: 500, G: 50, H: 250 },
      doubts: [],
    });
  });

  test('not known when: an advance, in doubt', () => {
    const { amounts, doubts } = divided({ person: 'G', won: 200n });
    expect(amounts).toEqual({ B: 500, G: 50, H: 250 });
    expect(doubts).toEqual(['gifts-before-representation']);
  });

  test('of who represents nobody the question has no answer', () => {
    expect(divided({ person: 'B', won: 200n, beforeRepresentation: true })).toEqual({
      amounts: { B: 300, G: 250, H: 250 },
      doubts: [],
    });
  });

  test('to the represented person: an advance of the representatives (대법원 2020다267620)', () => {
    expect(divided({ person: 'late', won: 200n })).toEqual({
      amounts: { B: 500, G: 150, H: 150 },
      doubts: ['gift-to-represented'],
    });
  });
});
