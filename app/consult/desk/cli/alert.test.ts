import { expect, test, vi } from 'vitest';
import type { AlertWay } from '#app/platform/alerts.ts';
import { sendUntilTaken } from './alert.ts';

/** A way that refuses `times` alerts before it accepts one. */
function wayThatRefuses(times: number, name: AlertWay['name'] = 'mail') {
  const send = vi.fn(async () => {
    if (send.mock.calls.length <= times) throw Object.assign(new Error(), { code: '451' });
  });
  return { name, to: `to ${name}`, send };
}

test.each([
  [0, true, []],
  [1, true, [1]],
  [3, true, [1, 5, 15]],
  [4, false, [1, 5, 15]],
])(
  'an alert that is refused %i times: sent %s, after waits of %j minutes',
  async (times, taken, minutes) => {
    const waits: number[] = [];
    const way = wayThatRefuses(times);
    const wait = async (ms: number) => void waits.push(ms / 60_000);
    expect(await sendUntilTaken([way], 'unit_failed', { unit: 'site-backup' }, wait)).toBe(taken);
    expect(waits).toEqual(minutes);
  },
);

test('waits only if no way accepts the alert', async () => {
  const [webhook, mail] = [wayThatRefuses(9, 'webhook'), wayThatRefuses(0)];
  const wait = vi.fn();
  expect(await sendUntilTaken([webhook, mail], 'unit_failed', {}, wait)).toBe(true);
  expect([webhook.send, mail.send, wait].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
});
