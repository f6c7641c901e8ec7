import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { personHere } from './person.ts';

test('a person is the account with the sudo user, on this machine or over SSH', () => {
  const alone = personHere({}, null);
  expect(alone.actor).not.toBe('');
  expect(alone.origin).toBe(hostname());
  const far = personHere({ SUDO_USER: 'kim', SSH_CLIENT: '203.0.113.5 50000 22' }, null);
  expect(far.actor).toBe(`${alone.actor} (sudo kim, by the environment)`);
  expect(far.origin).toBe(`${hostname()} (ssh 203.0.113.5)`);
});

test('control characters and long values of the session are removed', () => {
  const { actor } = personHere({ SUDO_USER: `\u001b[31m\u202e${'x'.repeat(500)}` });
  expect(actor).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  expect(actor.length).toBeLessThanOrEqual(200);
});

test('the account that logged in is told by the kernel, whatever the environment says', () => {
  const { actor } = personHere({}, null);
  expect(personHere({ SUDO_USER: 'kim' }, 0).actor).toBe(
    `${actor} (login root, by the kernel; sudo kim, by the environment)`,
  );
  expect(personHere({}, 4_000_000).actor).toBe(`${actor} (login uid 4000000, by the kernel)`);
});
