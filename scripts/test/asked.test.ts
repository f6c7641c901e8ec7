import { expect, test } from 'vitest';
import { readArguments } from './asked.ts';
import { rooms } from './rooms.ts';

const read = (...words: string[]) => readArguments(words, process.cwd());

test('without words the short tier runs, in every engine', () => {
  expect(read()).toEqual({ tier: 'short', engines: [], browsers: true, files: null });
});

test('--all runs both tiers; an engine can be named, and browsers can be left out', () => {
  expect(read('--all', '--project=firefox', '--project', 'webkit')).toEqual({
    tier: 'both',
    engines: ['firefox', 'webkit'],
    browsers: true,
    files: null,
  });
  expect(read('--without-browsers').browsers).toBe(false);
});

test.each([
  [['drawer.spec', '--project=firefox'], ['firefox']],
  [
    ['--project', 'webkit', '--project=chromium'],
    ['webkit', 'chromium'],
  ],
])('%j asks for %j', (words, engines) => {
  expect(read(...words).engines).toEqual(engines);
});

test('a word runs both tiers of the files with it in their path, of every kind', () => {
  const { tier, files } = read('app/consult/requests/');
  expect(tier).toBe('both');
  expect(files?.unit).toContain('app/consult/requests/accept.database.ts');
  expect(files?.built).toContain('app/consult/requests/accept.database.ts');
  expect(files?.browser).toEqual([]);
  const drawer = read('drawer.spec');
  expect(drawer.files?.browser).toEqual(['app/ui/drawer/drawer.spec.ts']);
  expect(drawer.engines).toEqual(['chromium']);
});

test.each(Object.entries(rooms))(
  '--room %s runs its files with long tests whole',
  (room, parts) => {
    const { tier, files } = read('--room', room);
    expect(tier).toBe('both');
    const found = [...(files?.built ?? []), ...(files?.browser ?? [])];
    for (const part of parts)
      expect(
        found.some((file) => file.includes(part)),
        part,
      ).toBe(true);
  },
);

test('a room has the browser tests that are long by their group, and none that only says the word', () => {
  const { files } = read('--room', 'widgets');
  expect(files?.browser).toContain('app/ui/tabs/tabs.spec.ts');
  expect(read('--room', 'consult').files?.browser).not.toContain(
    'tests/journeys/consult-envelope.spec.ts',
  );
});

test.each([
  [['--al'], 'npm test has no option --al.'],
  [['--room', 'kitchen'], /^No room 'kitchen': consult, /],
  [['--room'], /^No room '': /],
  [['--project=safari'], "No engine 'safari': chromium, firefox or webkit."],
  [['webkit'], 'No test file has webkit in its path.'],
  [['no-such-file'], 'No test file has no-such-file in its path.'],
])('%j is an error that says what there is', (words, message) => {
  expect(() => read(...words)).toThrow(message);
});
