import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { personHere } from './person.ts';

test('a person is the account with the sudo user, on this machine or over SSH', () => {
  const alone = personHere({});
  expect(alone.actor).not.toBe('');
  expect(alone.origin).toBe(hostname());
  const far = personHere({ SUDO_USER: 'kim', SSH_CLIENT: '203.0.113.5 50000 22' });
  expect(far.actor).toBe(`${alone.actor} (sudo kim, by the environment)`);
  expect(far.origin).toBe(`${hostname()} (ssh 203.0.113.5)`);
});

test('control characters and long values of the session are removed', () => {
  const { actor } = personHere({ SUDO_USER: `\u001b[31m\u202e${'x'.repeat(500)}` });
  expect(actor).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  expect(actor.length).toBeLessThanOrEqual(200);
});
