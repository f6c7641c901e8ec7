import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMatcher } from '#app/routing/route-rules.ts';

let answer: () => Response;
let asked: string[];
/** Listeners of `pagehide`. */
let whenLeft: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  whenLeft = [];
  vi.stubGlobal('location', { origin: 'https://www.example.com' });
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    if (type === 'pagehide') whenLeft.push(listener);
  });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return answer();
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The modules of a new document. */
async function open() {
  vi.resetModules();
  const [{ loadManifest }, { knownRules }] = await Promise.all([
    import('./manifest.ts'),
    import('./known-rules.ts'),
  ]);
  return { loadManifest, knownRules };
}

const manifest = () =>
  Response.json({
    id: __BUILD_ID__,
    timestamp: 1,
    matcher: createMatcher({
      '/old/**': { redirect: '/new/**' },
      '/away': { redirect: 'https://away.example/landing' },
      '/inside/**': { appMiddleware: 'guard' },
    }),
    prerendered: ['/', '/privacy'],
  });

const at = (path: string) => new URL(path, 'https://www.example.com');

test('MF-6: requests the manifest once and applies its rules from then on', async () => {
  answer = manifest;
  const { loadManifest, knownRules } = await open();
  const follow = (path: string) => knownRules().follow(at(path)).href;
  expect(follow('/old/a'), 'until then the server decides').toBe(at('/old/a').href);
  expect(await Promise.all([loadManifest(), loadManifest()])).toEqual([true, true]);
  expect(await loadManifest()).toBe(true);
  expect(asked).toEqual([`/assets/builds/meta/${__BUILD_ID__}.json`]);
  expect(follow('/old/a')).toBe(at('/new/a').href);
  expect(follow('/away')).toBe('https://away.example/landing');
  expect(follow('/privacy')).toBe(at('/privacy').href);
  const { hasPayload, isGuarded } = knownRules();
  expect(['/privacy', '/none', '/old/a'].map(hasPayload)).toEqual([true, false, false]);
  expect(['/privacy', '/inside/a'].map(isGuarded)).toEqual([false, true]);
});

const lost: [string, () => Response][] = [
  ['is lost', () => Response.error()],
  ['is missing', () => Response.json({}, { status: 404 })],
  ['is no JSON', () => new Response('<html>')],
  ['is another thing', () => Response.json({ id: 'build' })],
];

test.each(lost)(
  'MF-5: logs a manifest that %s, applies no rules, and fetches it again at the next call',
  async (_, given) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    answer = given;
    const { loadManifest, knownRules } = await open();
    expect(await loadManifest()).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(logged.mock.calls).toEqual([['Error fetching app manifest.', expect.any(Error)]]);
    logged.mockClear();
    expect(knownRules().follow(at('/old/a')).href).toBe(at('/old/a').href);
    expect(knownRules().hasPayload('/any')).toBe(true);

    answer = manifest;
    expect(await loadManifest()).toBe(true);
    expect(knownRules().follow(at('/old/a')).href).toBe(at('/new/a').href);
    expect(asked).toHaveLength(2);
  },
);

test('MF-5: logs nothing for a request that fails because the visitor leaves the page', async () => {
  answer = () => Response.error();
  const { loadManifest } = await open();
  expect(await loadManifest()).toBe(false);
  for (const left of whenLeft) left();
  await vi.advanceTimersByTimeAsync(60_000);
});
