import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Facts, format } from './facts.ts';
import { CASE_KEY, FILLED_KEY, hasCase } from './key.ts';
import { createCase, type Format } from './store.ts';

let areas: Record<'sessionStorage' | 'localStorage', Map<string, string>>;
/** Listeners of the window by their event, those of each opened case. */
let heard: Record<string, ((event: object) => void)[]>;

beforeEach(() => {
  areas = { sessionStorage: new Map(), localStorage: new Map() };
  for (const [name, values] of Object.entries(areas)) {
    vi.stubGlobal(name, {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => values.set(key, value),
      removeItem: (key: string) => values.delete(key),
    });
  }
  heard = {};
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => {
    heard[type] = [...(heard[type] ?? []), listener];
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = () => createCase(format);
const stored = (area: keyof typeof areas) => areas[area].get(CASE_KEY) ?? null;

test('keeps facts in the tab alone until the visitor asks to keep them', () => {
  const first = open();
  expect(first.read()).toEqual({});
  expect(hasCase()).toBe(false);
  first.change({ death: '2026-11-10', me: 'child' });
  expect(stored('localStorage')).toBeNull();
  expect(open().read(), 'after a reload').toEqual({ death: '2026-11-10', me: 'child' });

  first.keep();
  first.change({ knew: '2026-11-12' });
  areas.sessionStorage.clear();
  const later = open();
  expect(later.read(), 'in another tab').toEqual({
    death: '2026-11-10',
    me: 'child',
    knew: '2026-11-12',
  });
  expect(later.snapshot().isKept).toBe(true);

  later.unkeep();
  expect(stored('localStorage')).toBeNull();
  expect(later.read().death).toBe('2026-11-10');
});

test('removes a fact, and clears all facts from the tab and the device', () => {
  const store = open();
  const told: unknown[] = [];
  store.subscribe(() => told.push(store.read()));
  store.change({ death: '2026-11-10', me: 'child' });
  store.keep();
  store.change({ me: undefined });
  expect(store.read()).toEqual({ death: '2026-11-10' });
  areas.sessionStorage.set(FILLED_KEY, '2026-11-10');
  store.clear();
  expect(told.at(-1)).toEqual({});
  expect([areas.sessionStorage.size, areas.localStorage.size]).toEqual([0, 0]);
});

test.each([
  ['text that is no JSON', '{"version":1'],
  ['a day that does not exist', '{"version":1,"facts":{"death":"2026-02-30"}}'],
  ['no version', '{"facts":{}}'],
  ['a later version', '{"version":2,"facts":{}}'],
])('drops a stored case with %s, and reports it until something is entered', (_, text) => {
  areas.sessionStorage.set(CASE_KEY, text);
  areas.localStorage.set(CASE_KEY, text);
  const store = open();
  expect(store.snapshot()).toEqual({ facts: {}, isKept: false, isLost: true });
  expect([stored('sessionStorage'), stored('localStorage')]).toEqual([null, null]);
  store.change({ me: 'spouse' });
  expect(store.snapshot().isLost).toBe(false);
});

test('an invented version 2 reads a case of version 1', () => {
  const first = open();
  first.change({ death: '2026-11-10', me: 'child' });
  interface Later {
    deathDay?: string;
    relation?: string;
  }
  const later: Format<Later> = {
    version: 2,
    empty: {},
    schema: v.object({
      deathDay: v.exactOptional(v.string()),
      relation: v.exactOptional(v.string()),
    }),
    migrations: {
      1: (facts) => {
        // Version 1 wrote them.
        const { death, me } = facts as Facts;
        return { deathDay: death, relation: me };
      },
    },
  };
  expect(createCase(later).snapshot()).toEqual({
    facts: { deathDay: '2026-11-10', relation: 'child' },
    isKept: false,
    isLost: false,
  });
});

/** Tells the tab that was opened first that another one has written the device's case. */
function tell(newValue: string | null): void {
  if (newValue === null) areas.localStorage.delete(CASE_KEY);
  else areas.localStorage.set(CASE_KEY, newValue);
  heard.storage?.[0]?.({ key: CASE_KEY, newValue });
}

const caseOf = (facts: Facts) => JSON.stringify({ version: 1, facts });

test('follows another tab only if both keep the case on the device', () => {
  const store = open();
  store.change({ me: 'child' });
  tell(caseOf({ me: 'spouse' }));
  expect(store.read()).toEqual({ me: 'child' });
  expect(open().snapshot(), 'after a reload').toEqual({
    facts: { me: 'child' },
    isKept: false,
    isLost: false,
  });
  store.keep();
  tell(caseOf({ me: 'spouse' }));
  expect(store.read()).toEqual({ me: 'spouse' });
});

test('keeps its facts when another tab stops keeping the case, and deletes them when that deletes it', () => {
  const store = open();
  store.change({ me: 'child' });
  store.keep();
  tell(null);
  expect(store.snapshot()).toMatchObject({ facts: { me: 'child' }, isKept: false });

  store.keep();
  const texts: (string | null)[] = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => areas.localStorage.get(key) ?? null,
    setItem: (key: string, value: string) => {
      areas.localStorage.set(key, value);
      texts.push(value);
    },
    removeItem: (key: string) => {
      if (areas.localStorage.delete(key)) texts.push(null);
    },
  });
  open().clear();
  expect(stored('localStorage')).toBeNull();
  for (const text of texts) tell(text);
  expect(store.snapshot()).toMatchObject({ facts: {}, isKept: false });
});

test('a tab that slept does not bring back older facts of the kept case', () => {
  const store = open();
  store.change({ death: '2026-11-10' });
  store.keep();
  areas.localStorage.set(CASE_KEY, caseOf({ death: '2026-11-12' }));
  expect(open().read(), 'after a reload').toEqual({ death: '2026-11-12' });
});

test('reads the case again when Back shows a page that the browser has kept', () => {
  const store = open();
  store.change({ death: '2026-11-10' });
  const told: unknown[] = [];
  store.subscribe(() => told.push(store.read()));
  open().change({ death: '2026-11-12' });
  heard.pageshow?.[0]?.({ persisted: true });
  expect(told).toEqual([{ death: '2026-11-12' }]);
});

test('works where storage is blocked, and then keeps nothing on the device', () => {
  for (const name of Object.keys(areas)) {
    vi.stubGlobal(name, undefined);
  }
  const store = open();
  store.change({ me: 'child' });
  store.keep();
  heard.pageshow?.[0]?.({ persisted: true });
  expect(store.snapshot()).toEqual({ facts: { me: 'child' }, isKept: false, isLost: false });
});
