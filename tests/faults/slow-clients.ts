// @module-tag long
import { expect, onTestFinished, test } from 'vitest';
import { startSite } from '../site/server.ts';
import { beginForm, beginRequest } from '../site/socket.ts';
import { sendForm } from '../site/visitors.ts';

test('times out a thousand slow headers and bodies while others are served', async () => {
  const site = await startSite({ TRUSTED_PROXIES: '127.0.0.1,::1' });
  onTestFinished(async () => void (await site.stop()));
  /** Which part each attacker sent slowly, in the order of the answers. */
  const order: ('headers' | 'body')[] = [];
  const slow = (kind: 'headers' | 'body') => {
    const request =
      kind === 'headers'
        ? beginRequest('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', site.url)
        : beginForm(100, site.url);
    void request.answer.then(() => order.push(kind));
    return request;
  };
  const attackers = Array.from({ length: 1_000 }, (_, index) =>
    slow(index % 2 ? 'headers' : 'body'),
  );
  // With one byte per second a connection is never idle.
  const drip = setInterval(() => {
    for (const { write } of attackers) write('x');
  }, 1_000);

  const served: (number | string)[] = [];
  let servedMeanwhile = 0;
  while (order.length < attackers.length) {
    const answers = await Promise.all([fetch(site.url), sendForm(site.url)]);
    for (const answer of answers) {
      const text = await answer.text();
      // Includes the text of a refusal.
      served.push(answer.ok ? answer.status : `${answer.status} ${text}`);
    }
    if (order.length === 0) servedMeanwhile = served.length;
  }
  clearInterval(drip);
  expect(servedMeanwhile, 'answers before the first attacker has one').toBeGreaterThan(0);
  expect(new Set(served)).toEqual(new Set([200, 201]));
  for (const { answer } of attackers) expect(await answer).toMatch(/^HTTP\/1.1 408 /);
  // Slow headers time out earlier than slow bodies. Not all, because the system delays some of so many connections.
  const half = order.slice(0, attackers.length / 2);
  expect(half.filter((kind) => kind === 'headers').length).toBeGreaterThan(0.8 * half.length);
});
