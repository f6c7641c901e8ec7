import { expect, test } from 'vitest';
import { readArguments } from './asked.ts';
import { rooms } from './rooms.ts';

const read = (...words: string[]) => readArguments(words, process.cwd());

test('runs the short tier in every engine by default', () => {
  expect(read()).toEqual({ tier: 'short', engines: [], browsers: true, files: null });
});

test('--all runs both tiers, --project selects engines and --without-browsers leaves browsers out', () => {
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
])('%j selects the engines %j', (words, engines) => {
  expect(read(...words).engines).toEqual(engines);
});

test('a word selects both tiers of all test files with it in their path', () => {
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
  '--room %s runs all tests of its files that have long ones',
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

test('a room includes browser tests whose group is long, and none that only contains the word', () => {
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
])('rejects %j with the reason', (words, message) => {
  expect(() => read(...words)).toThrow(message);
});
