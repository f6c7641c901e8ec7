import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BUILD_HEADER } from '#app/routing/payload.ts';

type Payloads = typeof import('./payloads.ts');

const payload = { head: '<title>A page</title>', html: '<p>A page</p>' };

let answer: (address: string) => Response;
let asked: string[];
let warned: unknown[][];

beforeEach(() => {
  asked = [];
  warned = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return answer(address);
  });
  vi.spyOn(console, 'warn').mockImplementation((...words) => warned.push(words));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(console.warn).mockRestore();
});

/** The module of a new document. */
async function open(): Promise<Payloads> {
  vi.resetModules();
  return import('./payloads.ts');
}

const address = (path: string) => `${path}/_payload.json?${__BUILD_ID__}`;

test('PL-1: a payload is requested once for each path and build', async () => {
  answer = () => Response.json(payload, { headers: { [BUILD_HEADER]: __BUILD_ID__ } });
  const { hasLoaded, loadPayload } = await open();
  expect(hasLoaded('/privacy')).toBe(false);
  expect(await Promise.all([loadPayload('/privacy'), loadPayload('/privacy')])).toEqual([
    payload,
    payload,
  ]);
  expect(await loadPayload('/')).toEqual(payload);
  expect(await loadPayload('/privacy')).toEqual(payload);
  expect(hasLoaded('/privacy')).toBe(true);
  expect(asked).toEqual([address('/privacy'), address('')]);
});

describe('PL-1: requests at each visit', () => {
  test('a payload with `no-store`', async () => {
    answer = () => Response.json(payload, { headers: { 'cache-control': 'no-store' } });
    const { loadPayload } = await open();
    await loadPayload('/privacy');
    expect(await loadPayload('/privacy')).toEqual(payload);
    expect(asked).toHaveLength(2);
  });

  test('a guarded payload', async () => {
    answer = () => Response.json(payload);
    const { loadPayload } = await open();
    const { setRules } = await import('./known-rules.ts');
    setRules({
      follow: (url) => url,
      hasPayload: (path) => path !== '/none',
      isGuarded: (path) => path === '/inside',
    });
    await loadPayload('/inside');
    await loadPayload('/inside');
    expect(await loadPayload('/none'), 'no request where there is none').toBeNull();
    expect(asked).toEqual([address('/inside'), address('/inside')]);
  });
});

test('reports a payload of another build and does not keep it', async () => {
  answer = () => Response.json(payload, { headers: { [BUILD_HEADER]: 'another' } });
  const { loadPayload } = await open();
  expect(await loadPayload('/privacy')).toBe('other build');
  expect(await loadPayload('/privacy')).toBe('other build');
  expect(asked).toHaveLength(2);
});

const failures: [string, () => Response][] = [
  ['cannot be reached', () => Response.error()],
  ['is refused', () => Response.json(payload, { status: 500 })],
  ['is no JSON', () => new Response('no payload')],
  ['is another thing', () => Response.json({ html: '' })],
];

test.each(failures)('PL-3: warns of a payload that %s, and requests it again', async (_, given) => {
  answer = given;
  const { loadPayload } = await open();
  expect(await loadPayload('/privacy')).toBeNull();
  expect(warned).toEqual([['Cannot load payload', address('/privacy'), expect.any(Error)]]);
  answer = () => Response.json(payload);
  expect(await loadPayload('/privacy')).toEqual(payload);
  expect(asked).toHaveLength(2);
});

test('PL-1: limits payloads in memory and evicts the least recently used first', async () => {
  answer = () => Response.json({ head: '', html: 'x'.repeat(300_000) });
  const { hasLoaded, loadPayload } = await open();
  for (const path of ['/a', '/b', '/c', '/a', '/d']) await loadPayload(path);
  expect(['/a', '/b', '/c', '/d'].filter(hasLoaded)).toEqual(['/a', '/c', '/d']);
});

test('RT-9: keeps the error page for when nothing can be fetched', async () => {
  answer = () => Response.json(payload);
  const { fetchErrorPage, keptErrorPage } = await open();
  expect(keptErrorPage()).toBeNull();
  await fetchErrorPage();
  expect(keptErrorPage()).toEqual(payload);
  expect(asked).toEqual([`/_error.json?${__BUILD_ID__}`]);
});
