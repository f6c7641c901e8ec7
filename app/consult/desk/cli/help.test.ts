import stringWidth from 'string-width';
import { afterEach, expect, test, vi } from 'vitest';
import { commands, usage } from './commands.ts';

afterEach(() => vi.restoreAllMocks());

test('the usage names every command', () => {
  const named = usage.match(/^ {2}\S+(?= {2})/gm)?.map((name) => name.trim());
  expect(named).toEqual(Object.keys(commands));
});

test.each(Object.entries(commands))(
  '%s: the help fits a terminal of 80 columns',
  async (name, load) => {
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const command = await load();
    await command(['--help']);
    const lines = String(written.mock.calls[0]?.[0]).split('\n');
    expect(lines[0]).toMatch(new RegExp(`^consult ${name}\\b`));
    expect(lines.filter((line) => stringWidth(line) > 80)).toEqual([]);
  },
);
