import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { limits } from './limits.ts';

interface Suite {
  title: string;
  suites?: Suite[];
  specs: { title: string; tests: { projectName: string }[] }[];
}

/** Each test as `engine: file › groups › title`. */
function titles({ title, suites = [], specs }: Suite, path: string[] = []): string[] {
  const here = [...path, title];
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ projectName }) => `${projectName}: ${[...here, spec.title].join(' › ')}`),
  );
  return [...own, ...suites.flatMap((suite) => titles(suite, here))];
}

const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--list', '--reporter=json'];
/** Lists the tests of both tiers, whichever `npm test` runs. */
const env = { ...process.env, TEST_TIER: '' };
const list = JSON.parse(execFileSync(process.execPath, playwright, { encoding: 'utf8', env }));
const all: string[] = list.suites.flatMap((suite: Suite) => titles(suite));

test('every limit names a test of its engine', () => {
  const named = Object.entries(limits).flatMap(([engine, tests]) =>
    Object.keys(tests).map((title) => `${engine}: ${title}`),
  );
  expect(named.filter((name) => !all.includes(name))).toEqual([]);
});

test('every test that docs/browsers.md names exists', () => {
  const text = readFileSync('docs/browsers.md', 'utf8');
  const names = [...text.matchAll(/(?<!\*)\*([^*|]+)\*(?!\*)/g)].map(([, name = '']) =>
    name.replaceAll(/\s+/g, ' '),
  );
  expect(names.length).toBeGreaterThan(10);
  // `…` marks omitted text.
  const exists = (name: string) => {
    const parts = name.split('…').map((part) => part.trim());
    return all.some((title) => {
      let from = 0;
      return parts.every((part) => {
        const at = title.indexOf(part, from);
        from = at + part.length;
        return at >= 0;
      });
    });
  };
  expect(names.filter((name) => !exists(name))).toEqual([]);
});
