import { expect, test } from 'vitest';
import { answerSince1991 } from './answer.ts';
import { type ComputedShares, computeShares } from './compute.ts';
import { nobody, type ShareInput } from './input.ts';

function computed(part: Partial<ShareInput>): ComputedShares {
  const found = computeShares({ ...nobody, ...part });
  if ('earlierLaw' in found) throw new Error('Another law governs.');
  return found;
}

test('computes exact shares and whole won, and leaves a rest', () => {
  const { heirs, rest } = computed({ spouse: {}, children: [{}, {}], estate: 100n });
  expect(heirs.map(({ id, fraction, won }) => [id, fraction.toFraction(), won])).toEqual([
    ['spouse', '3/7', 42n],
    ['children.0', '2/7', 28n],
    ['children.1', '2/7', 28n],
  ]);
  expect(rest).toBe(2n);
});

test('keeps an amount of zero, and has no amount without an estate', () => {
  const family = { children: [{}, {}] };
  expect(computed({ ...family, estate: 1n }).heirs.map(({ won }) => won)).toEqual([0n, 0n]);
  expect(answerSince1991({ ...nobody, ...family, estate: 1n }).heirs[0]?.amount).toBe('0원');
  expect(computed(family).heirs.map(({ won }) => won)).toEqual([null, null]);
  expect(computed({ ...family, estate: 0n }).heirs.map(({ won }) => won)).toEqual([null, null]);
});

test('leaves no rest if nobody inherits', () => {
  expect(computed({ estate: 100n })).toMatchObject({ heirs: [], rest: 0n });
});

test('names an earlier law instead of shares', () => {
  const found = computeShares({ ...nobody, children: [{}], death: '1982-03-04' });
  expect(found).toMatchObject({ earlierLaw: { code: 'law-before-1991' } });
});

test('reports the input that the division lacks, and its heir', () => {
  const late = {
    status: 'predeceased' as const,
    children: [{ benefits: { gifts: 200n } }, {}],
  };
  const children = [{}, late];
  const state = (part: Partial<ShareInput>) => computed(part).division;
  expect(state({ children: [{}, {}], estate: 800n })).toEqual({ state: 'not-asked' });
  expect(state({ elsewhere: 1n, estate: 800n }), 'nobody inherits').toEqual({ state: 'not-asked' });
  expect(state({ children })).toEqual({ state: 'lacks-estate' });
  expect(state({ children, estate: 800n })).toEqual({
    state: 'lacks-gift-time',
    heir: 'children.1.0',
  });
});

test('computes the division in numbers, with reasons as data', () => {
  const { division, hasBenefits } = computed({
    children: [{ benefits: { gifts: 200n } }, { benefits: { contribution: 100n } }],
    estate: 900n,
  });
  expect(hasBenefits).toBe(true);
  if (division.state !== 'divided') expect.fail();
  expect(division.parts).toMatchObject([
    { statutory: 450n, received: 200n, contribution: 0n, concrete: 300n, over: false },
    { statutory: 450n, received: 0n, contribution: 100n, concrete: 600n, over: false },
  ]);
  expect(division.hasLegacies).toBe(false);
  expect(division.reasons.map(({ code }) => code)).toEqual(['contributions-first', 'advances']);
  expect(division.doubts).toEqual([]);
});
