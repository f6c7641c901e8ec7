import { describe, expect, test } from 'vitest';
import type { Engine } from '../tests/browsers/engines.ts';
import { chooseEngines, type Machine } from './browsers.ts';
import { notTested } from './not-tested.ts';

interface Given {
  found?: Engine[];
  /** Engines that can be installed. */
  installable?: Engine[];
  broken?: Partial<Record<Engine, string>>;
  ci?: boolean;
}

/** A machine that has, can install and can start only these browsers. */
function machine({ found = [], installable = [], broken = {}, ci = false }: Given) {
  const here = new Set(found);
  const wanted: Engine[] = [];
  const described: Machine = {
    find: (engine) => (here.has(engine) ? `/usr/bin/${engine}` : null),
    install: async (missing) => {
      wanted.push(...missing);
      for (const engine of missing) if (installable.includes(engine)) here.add(engine);
    },
    trial: async (engine) => broken[engine] ?? null,
    ci,
  };
  return { ...described, wanted };
}

const all: Engine[] = ['chromium', 'firefox', 'webkit'];

describe('an engine', () => {
  test('runs if it is found, and nothing is installed', async () => {
    const complete = machine({ found: all });
    expect(await chooseEngines([], complete)).toEqual({ engines: all, leftOut: [] });
    expect(complete.wanted).toEqual([]);
  });

  test('runs if it can be installed', async () => {
    const installing = machine({ found: ['firefox'], installable: ['chromium', 'webkit'] });
    expect(await chooseEngines([], installing)).toEqual({ engines: all, leftOut: [] });
    expect(installing.wanted).toEqual(['chromium', 'webkit']);
  });

  test('runs alone if it is asked for, and no other is installed', async () => {
    const bare = machine({ installable: all });
    expect((await chooseEngines(['firefox'], bare)).engines).toEqual(['firefox']);
    expect(bare.wanted).toEqual(['firefox']);
  });
});

test.each<[string, Given]>([
  ['is missing', { found: ['chromium', 'webkit'] }],
  ['does not start', { found: all, broken: { firefox: 'error: libgtk-3.so.0' } }],
])('leaves out Firefox if it %s, and reports that at the end of the run', async (_, given) => {
  const { engines, leftOut } = await chooseEngines([], machine(given));
  expect(engines).toEqual(['chromium', 'webkit']);
  expect(leftOut).toHaveLength(1);
  const said = notTested(leftOut);
  expect(said).toMatch(/Not tested .*\n- firefox: .*npx playwright install --with-deps firefox/);
  expect(said).toContain('sudo apt-get install firefox-esr');
  if (given.broken) expect(said).toContain('libgtk-3.so.0');
});

test('reports nothing at the end of a run in every engine', () => {
  expect(notTested([])).toBe('');
});

describe('throws with what to install if', () => {
  test.each<[string, Engine[], Given, RegExp]>([
    ['Chromium is missing', [], { found: ['firefox', 'webkit'] }, /^chromium: .*CHROMIUM_PATH/],
    ['Chromium does not start', [], { found: all, broken: { chromium: 'no' } }, /start: no\./],
    [
      'an engine is asked for',
      ['webkit'],
      { found: ['chromium'] },
      /^webkit: .*apt-get install gjs/,
    ],
    [
      'an engine that was asked for is broken',
      ['webkit'],
      { found: all, broken: { webkit: 'no' } },
      /start: no\./,
    ],
    ['CI lacks an engine', [], { found: ['chromium', 'webkit'], ci: true }, /^firefox: not found/],
    ['CI has a broken one', [], { found: all, broken: { firefox: 'no' }, ci: true }, /^firefox: /],
  ])('%s', async (_, asked, given, message) => {
    await expect(chooseEngines(asked, machine(given))).rejects.toThrow(message);
  });

  test('several engines are missing, and names all of them', async () => {
    const none = chooseEngines([], machine({}));
    await expect(none).rejects.toThrow(/chromium: [\s\S]*firefox: [\s\S]*webkit: /);
  });
});
