import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { conformanceErrors } from './check-conformance.ts';

/** Builds an id from parts, so that this file cites none. */
const row = (number: number) => `ZZ-${number}`;
const entry = (number: number, where: string, tests: string) =>
  `| ${row(number)} | what \`holds\` | ${where} | ${tests} |`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'conformance-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function errorsOf(rows: string[], files: Record<string, string>): string[] {
  const tree = { 'docs/conformance.md': ['| id |', '|---|', ...rows].join('\n'), ...files };
  for (const [path, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return conformanceErrors(root);
}

test('accepts rows whose sources exist and whose tests cite them', () => {
  const rows = [
    entry(1, '`app`', '`app/a.test.ts`, `tests/faults/a.ts`'),
    entry(12, '`app/a.ts`', '`app/a.test.ts`'),
  ];
  const files = {
    'app/a.ts': `// ${row(12)}; not an id: ${row(123)}, UTF-8, A${row(1)}`,
    'app/a.test.ts': `test('${row(1)}, ${row(12)}: it holds')`,
    'tests/faults/a.ts': `test('${row(1)}: it holds')`,
    'app/node_modules/a.ts': row(2),
  };
  expect(errorsOf(rows, files)).toEqual([]);
});

test('reports an id without a row, with its file and line', () => {
  expect(errorsOf([], { 'app/a.ts': `\n// (conformance ${row(1)})` })).toEqual([
    `app/a.ts:2: ${row(1)} has no row in docs/conformance.md.`,
  ]);
});

test.each([
  ['no test', '', 'names no test.'],
  ['a lost test', '`app/b.test.ts`', 'names the test app/b.test.ts, which does not exist.'],
  [
    'a test that does not cite it',
    '`app/a.test.ts`',
    'names app/a.test.ts, which does not cite it.',
  ],
  ['a source for a test', '`app/a.ts`', 'names app/a.ts, which is not a test.'],
])('reports a row with %s', (_, tests, words) => {
  const files = { 'app/a.ts': `// ${row(1)}`, 'app/a.test.ts': '' };
  expect(errorsOf([entry(1, '`app`', tests)], files)).toEqual([
    `docs/conformance.md:3: ${row(1)} ${words}`,
  ]);
});

test('reports a place that does not exist, a second row with the same id, and a malformed row', () => {
  const whole = entry(1, '`app/gone`', '`app/a.test.ts`');
  const errors = errorsOf([whole, whole, `| ${row(2)} | three cells |`], {
    'app/a.test.ts': row(1),
  });
  expect(errors).toEqual([
    `docs/conformance.md:4: ${row(1)} has a second row.`,
    'docs/conformance.md:5: not a row of four cells.',
    `docs/conformance.md:4: ${row(1)} is said to be in app/gone, which does not exist.`,
  ]);
});

test('requires a page for each kind of row, and that the page exists', () => {
  const files = {
    'app/pages/home/home.tsx': "definePage({\n  path: '/',\n})",
    'app/pages/shares/copy.ts': "sharesPage = {\n  path: '/shares',\n}",
    'app/a.test.ts': `test('${row(1)}: it holds')`,
  };
  const rows = [entry(1, '`app`', '`app/a.test.ts`')];
  expect(errorsOf(rows, files)).toEqual([
    'docs/conformance.md: no page shows the rows ZZ to a visitor.',
  ]);
  expect(errorsOf([...rows, '| ZZ | `/`, `/shares` | the thing |'], files)).toEqual([]);
  expect(errorsOf([...rows, '| ZZ | `/none` | the thing |'], files)).toEqual([
    'docs/conformance.md:4: there is no page /none.',
  ]);
});
