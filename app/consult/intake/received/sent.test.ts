import { expect, test } from 'vitest';
import { sentOf } from './sent.ts';

test.each([
  ['of the form', { phone: '', method: 'phone', time: 'any' }],
  ['of the form without more fields', { email: 'kim@example.com', method: 'phone', time: 'any' }],
  ['stored', { phone: '', email: 'kim@example.com', method: 'email', time: 'morning' }],
])('who left an address alone is shown no time for a call: values %s', (_, values) => {
  expect(sentOf({ ...values, stage: 'debt' })).toEqual({ stage: 'debt', method: 'email' });
});

test('who wants to come to the office keeps that without a number', () => {
  expect(sentOf({ method: 'visit', time: 'any' })).toEqual({ method: 'visit' });
});

test('who left a number is shown when it suits', () => {
  const values = { phone: '010-1234-5678', method: 'phone', time: 'morning' };
  expect(sentOf(values)).toEqual({ method: 'phone', time: 'morning' });
});
