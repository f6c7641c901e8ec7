import { expect, test } from 'vitest';
import { writtenMayI } from '../data/may-i.data.ts';
import { mayI, mayILetters, mayIThings } from './may-i.ts';

test('every entry is in one group of things or a letter, in the order of the groups', () => {
  const grouped = mayIThings().flatMap(({ id, entries }) => {
    expect(entries.map(({ group }) => group)).toEqual(entries.map(() => id));
    return entries;
  });
  expect([...grouped, ...mayILetters()]).toEqual(mayI);
  expect(mayI).toHaveLength(writtenMayI.length);
});

test('names the terms of an order for payment and of a complaint', () => {
  const line = (id: string) => mayILetters().find((one) => one.id === id)?.line;
  expect(line('payment-order')).toContain('[2주 안에]');
  expect(line('complaint')).toContain('[30일 안에]');
});
