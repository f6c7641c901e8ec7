import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const SITE = 'https://www.example.com';
const PUBLIC = 'https://icons.example';

/** `silent` holds the answer back until `release`. */
type Answer = 'icons' | 'silent' | 'no JSON' | 'another collection' | 'offline' | 404 | 500;
type Loader = typeof import('./icon-loader.ts');

const slow = (name: string) => `[Icon] loading icon \`${name}\` timed out after 500ms`;
const failed = (name: string) => `[Icon] failed to load icon \`${name}\``;

/** The answer of each host. */
let answers: Record<string, Answer>;
/** The requests so far, by host. */
let asked: { host: string; url: string; names: string[] }[];
let held: { host: string; answer: (response: Response) => void; url: URL }[];
let warnings: string[];
/** The icons shown so far. */
let shown: string[];

beforeEach(() => {
  vi.useFakeTimers();
  answers = { [SITE]: 'icons', [PUBLIC]: 'icons' };
  asked = [];
  held = [];
  warnings = [];
  shown = [];
  vi.stubGlobal('location', { origin: SITE });
  vi.stubGlobal('fetch', answer);
  // icon-storage.test.ts covers the storage.
  for (const area of ['localStorage', 'sessionStorage']) vi.stubGlobal(area, undefined);
  vi.spyOn(console, 'warn').mockImplementation((words) => warnings.push(words));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.mocked(console.warn).mockRestore();
});

/** Loads a fresh instance of the module, as each document does. */
async function open(host: string | null = null): Promise<Loader> {
  vi.stubGlobal('document', { querySelector: () => host && { content: host } });
  vi.resetModules();
  return import('./icon-loader.ts');
}

async function answer(address: string): Promise<Response> {
  const url = new URL(address);
  const host = url.origin;
  const names = url.searchParams.get('icons')?.split(',') ?? [];
  asked.push({ host, url: decodeURIComponent(address), names });
  const given = answers[host];
  if (given === 'offline') throw new TypeError('Failed to fetch');
  if (given === 'no JSON') return new Response('<html>');
  if (given === 'another collection') return Response.json({ prefix: 'other', icons: {} });
  if (typeof given === 'number') return new Response('{}', { status: given });
  if (given === 'icons') return icons(url);
  return new Promise((resolve) => held.push({ host, answer: resolve, url }));
}

/** Answers with all requested icons except `none`. */
function icons(url: URL): Response {
  const names = url.searchParams.get('icons')?.split(',') ?? [];
  const entries = names.filter((name) => name !== 'none').map((name) => [name, { body: '<g/>' }]);
  const prefix = url.pathname.split('/').at(-1)?.replace('.json', '');
  return Response.json({ prefix, icons: Object.fromEntries(entries) });
}

function release(host: string): Promise<unknown> {
  for (const request of held) if (request.host === host) request.answer(icons(request.url));
  return pass(0);
}

/** Advances the page's clock, and runs the timers that are due. */
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

async function want({ whenLoaded }: Loader, ...names: string[]): Promise<void> {
  for (const name of names) whenLoaded(name, () => shown.push(name));
  await pass(0);
}

const hosts = () => asked.map(({ host }) => host);

describe('requests', () => {
  test('IC-2: one for each collection, with sorted, unique names', async () => {
    const loader = await open();
    await want(loader, 'lucide:phone', 'shapes:arrow', 'lucide:mail', 'lucide:phone');
    expect(asked.map(({ url }) => url)).toEqual([
      `${SITE}/api/_nuxt_icon/lucide.json?icons=mail,phone`,
      `${SITE}/api/_nuxt_icon/shapes.json?icons=arrow`,
    ]);
    expect(shown.toSorted()).toEqual([
      'lucide:mail',
      'lucide:phone',
      'lucide:phone',
      'shapes:arrow',
    ]);
    expect(warnings).toEqual([]);
  });

  test('IC-2: none for an icon that is pending or loaded', async () => {
    answers[SITE] = 'silent';
    const loader = await open();
    await want(loader, 'lucide:house');
    await want(loader, 'lucide:house', 'lucide:mail');
    expect(asked.map(({ names }) => names)).toEqual([['house'], ['mail']]);
    await release(SITE);
    expect(shown.toSorted()).toEqual(['lucide:house', 'lucide:house', 'lucide:mail']);
    await want(loader, 'lucide:house');
    expect(shown).toHaveLength(4);
    expect(asked).toHaveLength(2);
  });

  test('an element that is gone gets no icon', async () => {
    answers[SITE] = 'silent';
    const { whenLoaded } = await open();
    const stop = whenLoaded('lucide:house', () => shown.push('gone'));
    whenLoaded('lucide:house', () => shown.push('there'));
    await pass(0);
    stop();
    await release(SITE);
    expect(shown).toEqual(['there']);
  });

  test('IC-3: an address has at most 500 characters at every host, and together they name every icon', async () => {
    // Names as long as real ones: eighty do not fit into one address.
    const names = Array.from({ length: 80 }, (_, index) => `square-${index + 100}`);
    await want(await open(PUBLIC), ...names.map((name) => `shapes:${name}`).toReversed());
    expect(asked.length).toBeGreaterThan(1);
    for (const { url } of asked) expect(url.length).toBeLessThanOrEqual(500);
    for (const { url } of asked.slice(0, -1)) {
      expect(url.length, 'well filled').toBeGreaterThan(485);
    }
    expect(asked.flatMap((request) => request.names)).toEqual(names);
  });
});

describe('with a public host', () => {
  test('IC-4: the next host is asked after 750 ms, and comes first from then on', async () => {
    answers[SITE] = 'silent';
    const loader = await open(PUBLIC);
    await want(loader, 'lucide:mail', 'shapes:arrow');
    await pass(749);
    expect(hosts()).toEqual([SITE, SITE]);
    await pass(1);
    expect(hosts()).toEqual([SITE, SITE, PUBLIC, PUBLIC]);
    expect(asked[2]?.url).toBe(`${PUBLIC}/lucide.json?icons=mail`);
    expect(shown).toEqual(['lucide:mail', 'shapes:arrow']);
    await want(loader, 'lucide:house');
    expect(hosts().slice(4)).toEqual([PUBLIC]);
    expect(warnings).toEqual(['lucide:mail', 'shapes:arrow'].map(slow));
  });

  test.each<Answer>([500, 'no JSON', 'another collection', 'offline'])(
    'IC-4: the next host is asked at once after %s',
    async (given) => {
      answers[SITE] = given;
      await want(await open(PUBLIC), 'lucide:mail');
      expect(hosts()).toEqual([SITE, PUBLIC]);
      expect(shown).toEqual(['lucide:mail']);
      expect(warnings).toEqual([]);
    },
  );

  test('IC-4: a 404 is an answer: no other host is asked', async () => {
    answers[SITE] = 404;
    await want(await open(PUBLIC), 'lucide:mail');
    expect(warnings).toEqual([failed('lucide:mail')]);
    await pass(10_000);
    expect(hosts()).toEqual([SITE]);
    expect(warnings).toHaveLength(1);
  });

  test('IC-4: the first host may still answer after the second was asked', async () => {
    answers = { [SITE]: 'silent', [PUBLIC]: 'silent' };
    await want(await open(PUBLIC), 'lucide:mail');
    await pass(800);
    await release(SITE);
    expect(shown).toEqual(['lucide:mail']);
    await pass(10_000);
    expect(warnings).toEqual([slow('lucide:mail')]);
  });

  test('IC-4: fails 5 s after the last host was asked; a later answer still shows the icon', async () => {
    answers = { [SITE]: 'silent', [PUBLIC]: 'silent' };
    await want(await open(PUBLIC), 'lucide:mail');
    await pass(750 + 4999);
    expect(warnings).toEqual([slow('lucide:mail')]);
    await pass(1);
    expect(warnings).toEqual([slow('lucide:mail'), failed('lucide:mail')]);
    await release(PUBLIC);
    expect(shown).toEqual(['lucide:mail']);
  });

  test('IC-4: a failed icon is requested again by the next element', async () => {
    answers = { [SITE]: 500, [PUBLIC]: 500 };
    const loader = await open(PUBLIC);
    await want(loader, 'lucide:mail');
    expect(hosts()).toEqual([SITE, PUBLIC]);
    expect(warnings).toEqual([failed('lucide:mail')]);
    answers[SITE] = 'icons';
    await want(loader, 'lucide:mail');
    expect(hosts().slice(2)).toEqual([SITE]);
    expect(shown, 'both elements').toEqual(['lucide:mail', 'lucide:mail']);
  });
});

describe('without a public host', () => {
  test('IC-4: only the site is asked, with a timeout of 5 s', async () => {
    answers[SITE] = 'silent';
    await want(await open(), 'lucide:mail');
    await pass(4999);
    expect(warnings).toEqual([slow('lucide:mail')]);
    await pass(1);
    expect(warnings).toEqual([slow('lucide:mail'), failed('lucide:mail')]);
    expect(hosts()).toEqual([SITE]);
  });

  test('IC-5: warns after 500 ms, and the icon still appears', async () => {
    answers[SITE] = 'silent';
    await want(await open(), 'lucide:mail');
    await pass(499);
    expect(warnings).toEqual([]);
    await pass(1);
    expect(warnings).toEqual([slow('lucide:mail')]);
    expect(shown).toEqual([]);
    await release(SITE);
    expect(shown).toEqual(['lucide:mail']);
    await pass(10_000);
    expect(warnings).toEqual([slow('lucide:mail')]);
  });

  test('IC-5: an icon that no host has is logged once and not requested again', async () => {
    const loader = await open();
    await want(loader, 'shapes:none', 'No Name');
    await want(loader, 'shapes:none', 'lucide:house');
    expect(shown).toEqual(['lucide:house']);
    expect(warnings.toSorted()).toEqual(['No Name', 'shapes:none'].map(failed));
    expect(asked.flatMap(({ names }) => names)).toEqual(['none', 'house']);
  });
});
