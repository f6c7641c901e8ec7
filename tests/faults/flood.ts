import { afterEach, expect, test } from 'vitest';
import { createLimits } from '#app/consult/intake/limits.server.ts';
import { type RunningSite, startSite } from '../site/server.ts';
import { sendForm, someForm } from '../site/visitors.ts';

let site: RunningSite | undefined;
afterEach(async () => {
  await site?.stop();
  site = undefined;
});

test('admits 20 of 200 requests from one address, and always a person elsewhere', async () => {
  const { url } = await startFloodable();
  const as = (address: string) => ({ accept: 'text/html', 'x-forwarded-for': address });
  const flood = Promise.all(
    Array.from({ length: 200 }, () =>
      sendForm(url, someForm({ message: '물결' }), as('203.0.113.9'), { redirect: 'manual' }),
    ),
  );
  const elsewhere = await sendForm(url, someForm(), as('198.51.100.7'), { redirect: 'manual' });
  expect(elsewhere.status).toBe(303);
  const answers = await flood;
  const limited = answers.filter(({ status }) => status === 429);
  const others = answers.map(({ status }) => status).filter((one) => one !== 303 && one !== 429);
  expect(others).toEqual([]);
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(20);
  expect(limited).toHaveLength(180);
  expect(Number(limited[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  const refusals = await Promise.all(limited.map((answer) => answer.text()));
  // The first to arrive are admitted, in any order. The others get a small page.
  expect(refusals.filter((html) => html.includes('물결'))).toHaveLength(20);
  expect(refusals.filter((html) => html.includes('href="tel:'))).toHaveLength(180);
  // Pages stay available, even to an address that sends too much.
  for (const path of ['/', '/privacy', '/consult']) {
    const page = await fetch(url + path, { headers: as('203.0.113.9') });
    expect(page.status).toBe(200);
  }
});

test('the lines of one network, however many, free no address that is counted', () => {
  const limits = createLimits();
  const invalid = (address: string) => limits.admitInvalid(address);
  for (let form = 0; form < 100; form++) expect(invalid('203.0.113.9')).toBeNull();
  let passed = 0;
  for (let line = 0; line < 21_000; line++) {
    if (invalid(`2001:db8:1:${line.toString(16)}::/64`) === null) passed++;
  }
  expect(passed).toBe(400);
  expect(invalid('203.0.113.9')).toMatchObject({ by: 'address' });
});

async function startFloodable(): Promise<RunningSite> {
  site = await startSite({ TRUSTED_PROXIES: '127.0.0.1' });
  return site;
}

test('limits the requests of one address exactly', () => {
  const limits = createLimits();
  const admit = (address: string, index: number) =>
    limits.admit({ address, contact: `0101234${String(index).padStart(4, '0')}` });
  const flood = Array.from({ length: 50 }, (_, index) => admit('203.0.113.9', index));
  expect(flood.filter((refusal) => refusal === null)).toHaveLength(20);
  expect(flood.find((refusal) => refusal)).toEqual({
    by: 'address',
    retryAfter: expect.any(Number),
  });
  expect(admit('198.51.100.7', 100)).toBeNull();
});
