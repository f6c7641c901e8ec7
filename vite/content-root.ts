import { join } from 'node:path';

/** Modes of Vite with the content of the tests' own firm: Vitest's, and those of builds for tests. */
const ofTests = ['test', 'fixtures'];

/**
 * Returns the folder that contains content/: the project's or, for tests, tests/firm/. Sets it in the environment,
 * where modules named *.data.ts read it, so that child processes read the same content.
 */
export function contentRoot(root: string, mode: string): string {
  const folder = ofTests.includes(mode) ? join(root, 'tests/firm') : root;
  process.env.CONTENT_ROOT = folder;
  return folder;
}
