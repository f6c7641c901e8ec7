import { expect, test } from 'vitest';
import { answer } from './answer.ts';
import { askedFields, giftFields } from './gift-fields.ts';
import { giftInFamily } from './gift-in-family.ts';
import { type BenefitInput, emptyBenefit, example, type Input, OUTSIDER } from './input.ts';

/** A gift of a family in which the visitor represents a late child, and another child lives. */
function gift(part: Partial<BenefitInput>) {
  const input: Input = { ...example, me: 'grandchild', grandchildren: 2 };
  const { people, heirs } = answer(input);
  const { death } = input;
  return giftInFamily({ ...emptyBenefit, ...part }, { death, members: people, heirs });
}

test('another recipient forgets the answers that depend on the recipient', () => {
  expect(giftFields.to.also?.('me', gift({}))).toEqual({ representation: null, inTruthTo: '' });
});

test('a gift from before the representation is taken to be older than a year', () => {
  const { also } = giftFields.representation;
  expect(also?.('before', gift({ to: 'me' }))).toEqual({ when: 'before' });
  expect(also?.('after', gift({ to: 'me' }))).toEqual({});
});

test('another person for whom a gift was meant forgets the representation of that person alone', () => {
  const { also } = giftFields.inTruthTo;
  expect(also?.('me', gift({ to: OUTSIDER }))).toEqual({ representation: null });
  expect(also?.('child-1', gift({ to: 'me', representation: 'before' }))).toEqual({});
});

test('an answer that is not asked any more is not read', () => {
  const asked = askedFields(gift({ kind: 'legacy', to: 'child-1', scope: 'whole', amount: 1n }));
  expect(asked).toEqual(['kind', 'to', 'scope', 'reward']);
});
