import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** An address with an entry of the session history, as browsers without the Navigation API have it. */
let state: { entry?: string } | null;
let values: Map<string, string>;
let page: EventTarget;

beforeEach(() => {
  vi.resetModules();
  state = null;
  values = new Map();
  page = new EventTarget();
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('location', { pathname: '/shares' });
  vi.stubGlobal('history', {
    get state() {
      return state;
    },
    replaceState: (next: typeof state) => {
      state = next;
    },
  });
  block(false);
});
afterEach(() => vi.unstubAllGlobals());

/** Stubs session storage. `Object.keys` lists its keys, as in a browser. */
function block(isBlocked: boolean): void {
  const methods = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  };
  const storage = new Proxy(methods, {
    ownKeys: () => [...values.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
  vi.stubGlobal('sessionStorage', isBlocked ? undefined : storage);
}

async function open() {
  const entries = await import('./entry-state.ts');
  entries.subscribeEntry(() => {});
  let cleared = 0;
  document.addEventListener('input:cleared', () => {
    cleared++;
  });
  return { ...entries, cleared: () => cleared };
}

/** Shows the document again, after the browser has kept it for Back. */
function showAgain(): void {
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
}

test('each entry has a record of its own, which a reload restores', async () => {
  const { changeEntry, readEntry } = await open();
  changeEntry('shares', 'first');
  const first = state;
  state = {};
  page.dispatchEvent(new Event('popstate'));
  expect(readEntry('shares'), 'a new entry shows what the page had').toBe('first');
  changeEntry('shares', 'second');
  state = first;
  page.dispatchEvent(new Event('popstate'));
  expect(readEntry('shares')).toBe('first');
  vi.resetModules();
  const reloaded = await open();
  expect(reloaded.readEntry('shares')).toBe('first');
  reloaded.forgetEntries();
  expect(values.size).toBe(0);
});

test('a document kept for Back forgets the input that was deleted in another one', async () => {
  const { changeEntry, readEntry, cleared } = await open();
  changeEntry('shares', 'typed');
  showAgain();
  expect([cleared(), readEntry('shares')]).toEqual([0, 'typed']);
  values.clear();
  showAgain();
  expect([cleared(), readEntry('shares')]).toEqual([1, null]);
});

test('a document kept for Back keeps its input where storage is blocked', async () => {
  block(true);
  const { changeEntry, readEntry, cleared } = await open();
  changeEntry('shares', 'typed');
  showAgain();
  expect([cleared(), readEntry('shares')]).toEqual([0, 'typed']);
});
