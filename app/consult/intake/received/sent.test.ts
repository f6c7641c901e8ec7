import { expect, test } from 'vitest';
import { sentOf } from './sent.ts';

test.each([
  ['of the form', { phone: '', method: 'phone', time: 'any' }],
  ['of the form without more fields', { email: 'kim@example.com', method: 'phone', time: 'any' }],
  ['stored', { phone: '', email: 'kim@example.com', method: 'email', time: 'morning' }],
])('a request with only an e-mail address has no time for a call: values %s', (_, values) => {
  expect(sentOf({ ...values, stage: 'debt' })).toEqual({ stage: 'debt', method: 'email' });
});

test('a request for a visit to the office keeps that without a phone number', () => {
  expect(sentOf({ method: 'visit', time: 'any' })).toEqual({ method: 'visit' });
});

test('a request with a phone number has the chosen time for a call', () => {
  const values = { phone: '010-1234-5678', method: 'phone', time: 'morning' };
  expect(sentOf(values)).toEqual({ method: 'phone', time: 'morning' });
});
