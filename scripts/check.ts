import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { all, runBeside } from './run.ts';

/**
 * `npm run check`: runs every check that needs only the sources.
 *
 * `npm run check -- --changed` checks the types, then the format and lint of the files that differ from the last
 * commit, and runs the unit tests that depend on them. Use it between two saves, not before a commit.
 */
const programs = process.argv.includes('--changed')
  ? [['tsc'], ...ofFiles(changedFiles())]
  : [
      'vitest run',
      'tsc',
      'biome check',
      'knip --no-config-hints',
      'node checks/check-content.ts',
      'node checks/law-review.ts --check',
      'node checks/check-conformance.ts',
      'node checks/check-english.ts',
    ].map((program) => program.split(' '));

await all(programs.map(([command = '', ...args]) => runBeside(command, args)));

/** Files that differ from the last commit, without deleted ones. */
function changedFiles(): string[] {
  const git = (...words: string[]) => execFileSync('git', [...words, '-z'], { encoding: 'utf8' });
  const changed = git('diff', '--name-only', '--relative', 'HEAD');
  const added = git('ls-files', '--others', '--exclude-standard');
  return (changed + added).split('\0').filter((file) => file !== '' && existsSync(file));
}

function ofFiles(files: readonly string[]): string[][] {
  if (files.length === 0) return [];
  const ofContent = files.some((file) => file.startsWith('content/'));
  return [
    ['biome', 'check', '--no-errors-on-unmatched', ...files],
    ['vitest', 'run', '--changed', '--passWithNoTests'],
    ...(ofContent ? [['node', 'checks/check-content.ts']] : []),
  ];
}
