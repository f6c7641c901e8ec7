import { readdirSync, readFileSync } from 'node:fs';
import stringWidth from 'string-width';
import { afterEach, expect, test, vi } from 'vitest';
import type { Command } from './command.ts';

const files = readdirSync(import.meta.dirname).filter((name) =>
  /\bcommand\(\{/.test(readFileSync(new URL(name, import.meta.url), 'utf8')),
);
afterEach(() => vi.restoreAllMocks());

test.each(files)('%s: how it is called fits a terminal of 80 columns', async (file) => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  // Each of these files holds one command.
  const [command] = Object.values(await import(/* @vite-ignore */ `./${file}`)) as Command[];
  expect(await command?.run(['--help'])).toBe(0);
  const lines = String(written.mock.calls[0]?.[0]).split('\n');
  expect(lines[0]).toMatch(/^consult /);
  expect(lines.filter((line) => stringWidth(line) > 80)).toEqual([]);
});
