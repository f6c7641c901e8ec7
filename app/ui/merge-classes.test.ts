import { expect, test } from 'vitest';
import { mergeClasses, settings } from './merge-classes.server.ts';

test.each([
  ['t1 font-semibold t3', 'font-semibold t3'],
  ['text-sm t2', 't2'],
  ['t2 lg:t3', 't2 lg:t3'],
  ['i-phone i-mail', 'i-mail'],
  ['button button-primary w-full', 'button button-primary w-full'],
  ['px-2 p-4', 'p-4'],
])('MS-1: %j is merged to %j', (classes, merged) => {
  expect(mergeClasses(classes)).toBe(merged);
});

test('MS-1: caches 500 results', () => {
  expect(settings.cacheSize).toBe(500);
});
