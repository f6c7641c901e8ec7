import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { IconSet } from './icon-set.ts';
import { storedIcons, storeIcons } from './icon-storage.ts';

const HOUR = 3_600_000;
const NOW = 490_000;

const icon = { body: '<path d="M0 0h24v24z"/>' };
const iconSet = (name: string): IconSet => ({ prefix: 'lucide', icons: { [name]: icon } });
const young = entry('young', 1);
const old = entry('old', 169);

let local: Record<string, string>;
let session: Record<string, string>;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW * HOUR + 1_234_567 });
  local = {};
  session = {};
  vi.stubGlobal('localStorage', storageOf(local));
  vi.stubGlobal('sessionStorage', storageOf(session));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function storageOf(entries: Record<string, string>) {
  return {
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, value: string) => {
      entries[key] = value;
    },
    removeItem: (key: string) => {
      delete entries[key];
    },
  };
}

/** An entry that was stored this many hours ago. */
function entry(name: string, age: number): string {
  return JSON.stringify({ cached: NOW - age, provider: '', data: iconSet(name) });
}

/** Fills the storage as an earlier visit would. */
function leave(entries: string[], version = 'iconify2'): void {
  Object.assign(local, {
    'iconify-version': version,
    'iconify-count': String(entries.length),
    ...Object.fromEntries(entries.map((item, slot) => [`iconify${slot}`, item])),
  });
}

const storedNames = () => storedIcons().flatMap(({ icons }) => Object.keys(icons));

test('IC-6: stores each answer as one entry under the keys of Iconify, for the next visit', () => {
  expect(storedIcons()).toEqual([]);
  storeIcons({ ...iconSet('mail'), not_found: ['none'] });
  storeIcons(iconSet('phone'));
  storeIcons({ prefix: 'lucide', icons: {}, not_found: ['none'] });
  expect(local).toEqual({
    'iconify-version': 'iconify2',
    'iconify-count': '2',
    iconify0: JSON.stringify({ cached: NOW, provider: '', data: iconSet('mail') }),
    iconify1: JSON.stringify({ cached: NOW, provider: '', data: iconSet('phone') }),
  });
  expect(storedIcons()).toEqual([iconSet('mail'), iconSet('phone')]);
  expect(session).toEqual({});
});

test('IC-6: an entry of 167 hours is used, one of 168 or 169 is not', () => {
  leave([entry('a', 167), entry('b', 168), entry('c', 169)]);
  expect(storedNames()).toEqual(['a']);
});

test('IC-6: slots of old and of broken entries are used again', () => {
  leave([young, old, 'no JSON', young, old]);
  expect(storedNames()).toEqual(['young', 'young']);
  expect(local).toEqual({
    'iconify-version': 'iconify2',
    'iconify-count': '4',
    iconify0: young,
    iconify3: young,
  });
  for (const name of ['first', 'second', 'third']) storeIcons(iconSet(name));
  expect(local).toEqual({
    'iconify-version': 'iconify2',
    'iconify-count': '5',
    iconify0: young,
    iconify1: entry('first', 0),
    iconify2: entry('second', 0),
    iconify3: young,
    iconify4: entry('third', 0),
  });
});

test('IC-6: stores at most 50 entries', () => {
  leave(Array.from({ length: 49 }, () => young));
  storeIcons(iconSet('fiftieth'));
  expect(local).toMatchObject({ 'iconify-count': '50', iconify49: entry('fiftieth', 0) });
  const full = { ...local };
  storeIcons(iconSet('one more'));
  expect(local).toEqual(full);
});

test('IC-6: entries of another version are not read', () => {
  leave([young], 'iconify1');
  expect(storedIcons()).toEqual([]);
  expect(local).toMatchObject({ 'iconify-version': 'iconify2', 'iconify-count': '0' });
});

test.each([
  '"text"',
  'null',
  '{"cached":490000,"provider":""}',
  entry('a', 0).replace('"provider":""', '"provider":"other"'),
  entry('a', 0).replace(String(NOW), '"now"'),
  entry('a', 0).replace('"icons"', '"others"'),
])('IC-6: ignores the invalid entry %s', (text) => {
  leave([text]);
  expect(storedIcons()).toEqual([]);
});

test('IC-6: uses session storage where local storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { ...storageOf(local), setItem: blocked });
  storeIcons(iconSet('mail'));
  expect(local).toEqual({});
  expect(session).toMatchObject({ 'iconify-count': '1', iconify0: entry('mail', 0) });
  expect(storedIcons()).toEqual([iconSet('mail')]);
});

test('IC-6: does nothing without any storage, or when it is full', () => {
  for (const area of ['localStorage', 'sessionStorage']) vi.stubGlobal(area, undefined);
  expect(storedIcons()).toEqual([]);
  expect(() => storeIcons(iconSet('mail'))).not.toThrow();

  leave([young]);
  const full = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { ...storageOf(local), setItem: full });
  expect(storedNames()).toEqual(['young']);
  expect(() => storeIcons(iconSet('mail'))).not.toThrow();
  expect(local).toMatchObject({ 'iconify-count': '1', iconify0: young });
});
