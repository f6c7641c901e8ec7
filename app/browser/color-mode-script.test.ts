import { afterEach, describe, expect, test, vi } from 'vitest';
import { setColorMode } from './color-mode-script.ts';

interface Surroundings {
  stored?: string;
  systemIsDark?: boolean;
  forced?: 'light' | 'dark';
  blocked?: boolean;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Runs the script in a minimal document. */
function run({ stored, systemIsDark = false, forced, blocked = false }: Surroundings) {
  const classes: string[] = [];
  const dataset = forced ? { colorModeForced: forced } : {};
  vi.stubGlobal('document', {
    documentElement: { dataset, classList: { add: (name: string) => classes.push(name) } },
  });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: systemIsDark && query.includes(': dark'),
  }));
  vi.stubGlobal('localStorage', {
    getItem(key: string) {
      if (blocked) throw new Error('blocked');
      return key === 'color-mode' ? (stored ?? null) : null;
    },
  });
  vi.stubGlobal('colorMode', undefined);
  setColorMode();
  return { classes, left: globalThis.colorMode };
}

describe('CM-2: the script before the first paint', () => {
  test.each<[string, Surroundings, string, string]>([
    ['nothing stored, a light system', {}, 'system', 'light'],
    ['nothing stored, a dark system', { systemIsDark: true }, 'system', 'dark'],
    ['dark chosen', { stored: 'dark' }, 'dark', 'dark'],
    ['light chosen in a dark system', { stored: 'light', systemIsDark: true }, 'light', 'light'],
    ['system chosen', { stored: 'system', systemIsDark: true }, 'system', 'dark'],
    ['something else stored', { stored: 'sepia' }, 'system', 'light'],
    ['blocked storage', { blocked: true, systemIsDark: true }, 'system', 'dark'],
    ['a forced page', { stored: 'light', forced: 'dark' }, 'light', 'dark'],
  ])('%s', (_, surroundings, preference, value) => {
    expect(run(surroundings)).toEqual({ classes: [value], left: { preference, value } });
  });
});
