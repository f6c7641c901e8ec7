import { describe, expect, test } from 'vitest';
import { lackingAt, readFloor } from './browser-floor.ts';
import { lackingNames } from './lacking-names.ts';

const lacking = lackingAt({ chrome: 111, firefox: 114, safari: 16.4 });
const namesIn = (code: string) => [...lackingNames(code, lacking)];

test('the floor is that of docs/browsers.md', async () => {
  expect(await readFloor()).toEqual({ chrome: 111, firefox: 114, safari: 16.4 });
});

describe('finds a feature that Safari 16.4, Chrome 111 or Firefox 114 lacks', () => {
  test.each([
    ['a.toSorted()', '.toSorted'],
    ['a.toReversed()', '.toReversed'],
    ['Object.groupBy(a,b)', 'Object.groupBy'],
    ['Map.groupBy(a,b)', 'Map.groupBy'],
    ['const{groupBy:a}=Object', '.groupBy'],
    ['Array.fromAsync(a)', 'Array.fromAsync'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['Promise.try(a)', 'Promise.try'],
    ['URL.parse(a)', 'URL.parse'],
    ['URL.canParse(a)', 'URL.canParse'],
    ['AbortSignal.any(a)', 'AbortSignal.any'],
    ['a.union(b)', '.union'],
    ['a.isWellFormed()', '.isWellFormed'],
    ['Iterator.from(a)', 'Iterator.from'],
    ['new Intl.Segmenter("ko")', 'Intl.Segmenter'],
    ['new Set(a).values().toArray()', '.toArray'],
    ['a.ariaCurrent="true"', '.ariaCurrent'],
    ['a["ariaCurrent"]', '.ariaCurrent'],
    ['const{ariaValueMin:b}=a', '.ariaValueMin'],
    ['a.showPopover()', '.showPopover'],
    ['document.startViewTransition(a)', '.startViewTransition'],
    ['requestIdleCallback(a)', 'requestIdleCallback'],
    ['globalThis.navigation', 'navigation'],
    ['new ToggleEvent("toggle")', 'ToggleEvent'],
    ['/[\\p{L}--[a-z]]/v', '/v'],
    ['RegExp("[a]","v")', '/v'],
    ['new RegExp("[a]","v")', '/v'],
    ['/(?i:a)b/', '/(?i:)'],
  ])('%s', (code, name) => {
    expect(namesIn(code)).toEqual([name]);
  });
});

describe('ignores features that they have, and names that are not of the browser', () => {
  test.each([
    'structuredClone(a)',
    'a.at(-1).findLast(b)',
    'JSON.parse(a)',
    'Object.hasOwn(a,b)',
    'a.map(b).filter(c)',
    'a.getAttribute("aria-current")',
    '"showPopover"in a',
    'typeof navigation',
    'a={navigation:1,ToggleEvent:2}',
    'class A{navigation=1;toSorted(){}}',
    'export{a as navigation};let a',
    '/(?:a)(?=b)(?<c>d)/u',
  ])('%s', (code) => {
    expect(namesIn(code)).toEqual([]);
  });
});
