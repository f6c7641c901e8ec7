import { all, runBeside } from './run.ts';

/** What needs only the sources: `npm run check`. */
const programs = [
  'vitest run --project unit*',
  'tsc',
  'biome check',
  'knip --no-config-hints',
  'node scripts/check-content.ts',
  'node scripts/law-review.ts --check',
  'node scripts/check-conformance.ts',
];

await all(
  programs.map((program) => {
    const [command = '', ...args] = program.split(' ');
    return runBeside(command, args);
  }),
);
