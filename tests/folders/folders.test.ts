import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { circlesOf, type Import } from './circles.ts';
import { readImports } from './read-imports.ts';

const imports = readImports(resolve('app'));

test('no sub-folders or files of one folder of app/ import each other in a circle', () => {
  expect(circlesOf(imports).map(written)).toEqual([]);
});

test('all kinds of imports are read', () => {
  const read = imports.map((one) => written([one]));
  expect(read).toEqual(
    expect.arrayContaining([
      // To another folder, as a type, within a folder, at run time, and without a name.
      ['server/pages.ts imports platform/encode.ts'],
      ['server/pages.ts imports server/render.tsx'],
      ['firm/data/files/read-content.ts imports firm/data/files/guides/read-guide.ts'],
      ['server/process.ts imports error-reports/reporter.server.ts'],
      ['entry/client.ts imports entry/start-page.ts'],
    ]),
  );
});

test.each<[string, [from: string, to: string][], number]>([
  [
    'one way',
    [
      ['a/x', 'b/x'],
      ['b/y', 'c/x'],
    ],
    0,
  ],
  [
    'two folders, though no two files',
    [
      ['a/x', 'b/x'],
      ['b/y', 'a/y'],
    ],
    2,
  ],
  [
    'a folder and a file beside it',
    [
      ['law/input', 'law/days/calendar'],
      ['law/days/end', 'law/input'],
    ],
    2,
  ],
  [
    'three folders',
    [
      ['a/x', 'b/x'],
      ['b/y', 'c/x'],
      ['c/y', 'a/y'],
      ['a/x', 'd'],
    ],
    3,
  ],
  [
    'far below',
    [
      ['a/b/c/d/x/1', 'a/b/c/d/y/1'],
      ['a/b/c/d/y/2', 'a/b/c/d/x/2'],
    ],
    2,
  ],
  [
    'folders of the same name in different ones',
    [
      ['a/x/1', 'a/y/1'],
      ['b/y/1', 'b/x/1'],
    ],
    0,
  ],
])('%s', (_, paths, closing) => {
  const circles = circlesOf(paths.map(([from, to]) => ({ from, to })));
  expect(circles.flat()).toHaveLength(closing);
  expect(circles).toHaveLength(closing > 0 ? 1 : 0);
});

function written(circle: readonly Import[]): string[] {
  return circle.map(({ from, to }) => `${from} imports ${to}`);
}
