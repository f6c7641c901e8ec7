import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Engine, isEngine } from '../../tests/browsers/engines.ts';
import { type Room, rooms } from './rooms.ts';

/** Tests to run: `npm test` runs the short tier; `--all` also runs the long one. */
type Tier = 'short' | 'both';

export interface Asked {
  tier: Tier;
  /** Engines named by `--project=…`; empty for all. */
  engines: Engine[];
  browsers: boolean;
  /** Test files to run; null for all. */
  files: TestFiles | null;
}

interface TestFiles {
  /** Test files that need only the sources. */
  unit: string[];
  /** Test files that need a build. */
  built: string[];
  browser: string[];
}

/**
 * Reads the arguments of `npm test`.
 *
 * - none: the short tier
 * - `--all`: both tiers
 * - `--room consult`: all tests of the room's files that have long ones, as some tests depend on the ones before
 * - words: both tiers of the test files whose path contains one of them, in Chromium only
 * - `--project=firefox`: browser tests in this engine; `--without-browsers`: none
 *
 * @throws {Error} if an option or room is unknown, or the words match no test file
 */
export function readArguments(words: readonly string[], root: string): Asked {
  const engines: Engine[] = [];
  const named: string[] = [];
  let tier: Tier = 'short';
  let browsers = true;
  let room: Room | undefined;
  const rest = words.flatMap((word) => word.split(/(?<=^--(?:project|room))=/));
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--all') tier = 'both';
    else if (word === '--without-browsers') browsers = false;
    else if (word === '--project') engines.push(engineOf(rest.shift()));
    else if (word === '--room') room = roomOf(rest.shift());
    else if (word.startsWith('-')) throw new Error(`npm test has no option ${word}.`);
    else named.push(word);
  }
  if (room) return { tier: 'both', engines, browsers, files: longFilesOf(root, rooms[room]) };
  if (named.length === 0) return { tier, engines, browsers, files: null };
  const files = filesOf(root, named);
  if (Object.values(files).every((some) => some.length === 0)) {
    throw new Error(`No test file has ${named.join(' or ')} in its path.`);
  }
  return { tier: 'both', engines: engines.length > 0 ? engines : ['chromium'], browsers, files };
}

function engineOf(name = ''): Engine {
  if (!isEngine(name)) throw new Error(`No engine '${name}': chromium, firefox or webkit.`);
  return name;
}

function roomOf(name = ''): Room {
  if (name in rooms) return name as Room; // checked by `in`
  throw new Error(`No room '${name}': ${Object.keys(rooms).join(', ')}.`);
}

/** Marks of the long tier: a tag in a Vitest file, or in a browser test the import of a helper that adds the tag. */
const marks =
  /@module-tag long|tags: 'long'|^import \{[^}]*\b(?:long|longEveryEngine|imitated|fallbackTests|olderBrowserTests)\b[^}]*\}/m;

/** Test files with tests of the long tier whose path contains one of these. */
function longFilesOf(root: string, parts: readonly string[]): TestFiles {
  const { built, browser } = filesOf(root, parts);
  const isLong = (file: string) => marks.test(readFileSync(join(root, file), 'utf8'));
  return { unit: [], built: built.filter(isLong), browser: browser.filter(isLong) };
}

/** The test files whose path contains one of these. */
function filesOf(root: string, parts: readonly string[]): TestFiles {
  const find = (pattern: string) =>
    globSync(pattern, { cwd: root })
      .filter((file) => parts.some((part) => file.includes(part)))
      .sort();
  return {
    unit: find('{app,checks,deploy,vite,scripts,tests}/**/*.{test,database}.{ts,tsx}'),
    built: find('{app,tests}/**/{*.http.ts,*.http.tsx,*.database.ts,faults/*.ts}'),
    browser: find('{app,tests}/**/*.spec.ts'),
  };
}
