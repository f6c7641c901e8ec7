import { afterAll, expect, test } from 'vitest';
import { startSite } from '../site/server.ts';
import { beginForm, beginRequest } from '../site/socket.ts';
import { sendForm } from '../site/visitors.ts';

const site = await startSite({ TRUSTED_PROXIES: '127.0.0.1,::1' });
afterAll(() => site.stop());

test('times out a thousand slow headers and bodies while others are served', async () => {
  const start = performance.now();
  const slow = (kind: 'headers' | 'body') => {
    const request =
      kind === 'headers'
        ? beginRequest('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', site.url)
        : beginForm(100, site.url);
    const ended = request.answer.then((answer) => ({
      kind,
      answer,
      seconds: (performance.now() - start) / 1000,
    }));
    return { ...request, ended };
  };
  const attackers = Array.from({ length: 1_000 }, (_, index) =>
    slow(index % 2 ? 'headers' : 'body'),
  );
  // One byte a second keeps a connection from ever being idle.
  const drip = setInterval(() => {
    for (const { write } of attackers) write('x');
  }, 1_000);
  let attacked = true;
  const ended = Promise.all(attackers.map((one) => one.ended)).finally(() => {
    attacked = false;
    clearInterval(drip);
  });

  const served: (number | string)[] = [];
  while (attacked) {
    const answers = await Promise.all([fetch(site.url), sendForm(site.url)]);
    for (const answer of answers) {
      const text = await answer.text();
      // Of a refusal, with what it says.
      served.push(answer.ok ? answer.status : `${answer.status} ${text}`);
    }
  }
  expect(served.length).toBeGreaterThan(20);
  expect(new Set(served)).toEqual(new Set([200, 201]));
  for (const { kind, answer, seconds } of await ended) {
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    // 5 s and 10 s, and what a busy machine adds to every timer: slow headers do not get the time of a body.
    expect(seconds).toBeLessThan(kind === 'headers' ? 10 : 15);
  }
}, 30_000);
