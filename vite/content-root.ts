import { join } from 'node:path';

/** Modes of Vite in which the site is that of the tests' own firm: Vitest's, and those of builds for tests. */
const ofTests = ['test', 'fixtures'];

/**
 * The folder that holds content/: the project's or, for tests, tests/firm/. Modules named *.data.ts read it from
 * the environment: processes that are started then read the same content.
 */
export function contentRoot(root: string, mode: string): string {
  const folder = ofTests.includes(mode) ? join(root, 'tests/firm') : root;
  process.env.CONTENT_ROOT = folder;
  return folder;
}
