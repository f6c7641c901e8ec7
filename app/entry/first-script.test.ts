import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import firstScript from './first-script.ts?inline-script';

test('is small, and needs no escaping in HTML', () => {
  expect(firstScript.length).toBeLessThanOrEqual(2400);
  expect(firstScript).not.toMatch(/[^ -~]|<\/script|<!--/i);
});

test('is one classic script, which adds three globals', () => {
  const before = Object.keys(surroundings());
  const page = surroundings();
  runInNewContext(firstScript, page);
  expect(Object.keys(page).filter((name) => !before.includes(name))).toEqual([
    'earlyErrors',
    'earlyPresses',
    'colorMode',
  ]);
});

/** Globals that the script uses when it runs, in a browser that blocks storage. */
function surroundings() {
  const classList = { add: () => {} };
  return {
    location: { pathname: '/', hash: '' },
    document: {
      currentScript: { dataset: { entry: '/entry.js', notice: 'notice' } },
      documentElement: { dataset: {}, classList },
      hidden: true,
      cookie: '',
      fonts: { load: async () => [] },
    },
    performance: { getEntriesByType: () => [{ type: 'navigate', name: 'https://a.example/' }] },
    matchMedia: () => ({ matches: false }),
    addEventListener: () => {},
    requestAnimationFrame: () => 0,
    setTimeout: () => 0,
    get localStorage(): never {
      throw new Error('blocked');
    },
    get sessionStorage(): never {
      throw new Error('blocked');
    },
  };
}
