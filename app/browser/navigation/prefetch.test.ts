import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMatcher } from '#app/routing/route-rules.ts';

const ORIGIN = 'https://www.example.com';

/** A link of a page, with the properties that the code reads. */
class Link {
  href: string;
  target: string;
  isDownload: boolean;
  isConnected = true;
  constructor(address: string, { target = '', isDownload = false } = {}) {
    this.href = new URL(address, `${ORIGIN}/here`).href;
    this.target = target;
    this.isDownload = isDownload;
  }
  closest() {
    return this;
  }
  hasAttribute(name: string) {
    return name === 'download' && this.isDownload;
  }
}

/** The links of the page on show, and the listeners of `page:shown`. */
let links: Link[];
let whenShown: (() => void)[];
/** Links that the observer observes. */
let observed: Set<Link>;
/** Calls the observer as if these links came into view. */
let comeIntoSight: (...these: Link[]) => void;
let asked: string[];
let html: string;
let manifest: () => Response;

beforeEach(() => {
  vi.useFakeTimers();
  links = [];
  whenShown = [];
  observed = new Set();
  asked = [];
  html = '<p>A page</p>';
  manifest = () => Response.json({ id: __BUILD_ID__, matcher, prerendered });
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('Element', Link);
  vi.stubGlobal('location', { origin: ORIGIN, pathname: '/here' });
  vi.stubGlobal('document', {
    querySelectorAll: () => links,
    addEventListener: (_: string, listener: () => void) => whenShown.push(listener),
  });
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return address.includes('/builds/') ? manifest() : Response.json({ head: '', html });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

class Observer {
  constructor(onSight: (entries: object[], observer: Observer) => void) {
    comeIntoSight = (...these) =>
      onSight(
        these
          .filter((link) => observed.has(link))
          .map((target) => ({ target, isIntersecting: true })),
        this,
      );
  }
  observe(link: Link) {
    observed.add(link);
  }
  unobserve(link: Link) {
    observed.delete(link);
  }
  disconnect() {
    observed.clear();
  }
}

const prerendered = ['/', '/here', '/a', '/b', '/c', '/d', '/inside', '/file.xml'];
const matcher = createMatcher({ '/inside': { appMiddleware: 'guard' } });

/** Starts prefetching in a new document with these links. */
async function start(...these: Link[]): Promise<void> {
  links = these;
  vi.resetModules();
  const { prefetch } = await import('./prefetch.ts');
  await prefetch();
}

/** Shows another page. */
async function showPage(): Promise<void> {
  for (const shown of whenShown) shown();
  await vi.advanceTimersByTimeAsync(0);
}

/** The paths of the payloads requested so far, once the page has been idle. */
async function payloads(): Promise<string[]> {
  await vi.advanceTimersByTimeAsync(10);
  return asked.flatMap((address) => /^(.*)\/_payload\.json\?/.exec(address)?.[1] ?? []);
}

test('PL-2: requests the payload of each visible link once', async () => {
  const [a, again, b] = [new Link('/a'), new Link('/a#part'), new Link('/b')];
  await start(a, again, b);
  expect(await payloads()).toEqual([]);
  comeIntoSight(a, again);
  expect(await payloads()).toEqual(['/a']);
  comeIntoSight(a, again);
  expect(await payloads()).toEqual(['/a']);
  comeIntoSight(b);
  expect(await payloads()).toEqual(['/a', '/b']);
});

test('PL-2: requests the payloads of links on later pages', async () => {
  const [before, after] = [new Link('/a'), new Link('/b')];
  await start(before);
  links = [after];
  await showPage();
  comeIntoSight(before, after);
  expect(await payloads()).toEqual(['/b']);
});

test('PL-1, PL-2: skips downloads, new windows, other sites, files, this page and pages without payload', async () => {
  const others = [
    new Link('/a', { isDownload: true }),
    new Link('/a', { target: '_blank' }),
    new Link('https://away.example/a'),
    new Link('https://www.example.com:8443/a'),
    new Link('http://www.example.com/a'),
    new Link('mailto:a@example.com'),
    new Link('/file.xml'),
    new Link('/cdn-cgi/a'),
    new Link('?a=1'),
    new Link('#below'),
    new Link('/none'),
    new Link('/inside'),
  ];
  const page = new Link('/b', { target: '_self' });
  await start(...others, page);
  comeIntoSight(...others, page);
  expect(await payloads()).toEqual(['/b']);
});

test('PL-2: limits the payloads that one page requests', async () => {
  html = 'x'.repeat(200_000);
  const [a, b, c, d] = [new Link('/a'), new Link('/b'), new Link('/c'), new Link('/d')];
  await start(a, b, c, d);
  for (const link of [a, b, c]) {
    comeIntoSight(link);
    await payloads();
  }
  expect(await payloads()).toEqual(['/a', '/b']);
  await showPage();
  comeIntoSight(d);
  expect(await payloads()).toEqual(['/a', '/b', '/d']);
});

test('PL-2: applies the limit to links that come into view together', async () => {
  html = 'x'.repeat(200_000);
  const all = ['/a', '/b', '/c', '/d'].map((path) => new Link(path));
  await start(...all);
  comeIntoSight(...all);
  expect(await payloads()).toEqual(['/a', '/b']);
});

test('PL-2: requests nothing more for a page that the visitor has left', async () => {
  const [a, b] = [new Link('/a'), new Link('/b')];
  await start(a, b);
  comeIntoSight(a, b);
  b.isConnected = false;
  expect(await payloads()).toEqual(['/a']);
});

test.each([
  { saveData: true, effectiveType: '4g' },
  { effectiveType: '2g' },
  { effectiveType: 'slow-2g' },
])('PL-2: requests only the manifest with %j', async (connection) => {
  vi.stubGlobal('navigator', { connection });
  await start(new Link('/a'));
  expect(observed.size).toBe(0);
  expect(asked.filter((address) => address.includes('/builds/'))).toHaveLength(1);
  await showPage();
  expect(observed.size).toBe(0);
});

test('PL-2: requests no payload without the manifest, which the next page requests again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const given = manifest;
  manifest = () => Response.error();
  const link = new Link('/a');
  await start(link);
  expect(observed.size).toBe(0);
  vi.clearAllTimers();
  manifest = given;
  await showPage();
  comeIntoSight(link);
  expect(await payloads()).toEqual(['/a']);
});
