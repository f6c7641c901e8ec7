import { ensureBrowsers } from './browsers.ts';
import { ensureBuild } from './build.ts';
import { run } from './run.ts';

/**
 * All tests: what `check` says, the built app over HTTP, PostgreSQL, the faults with real processes, and
 * the journeys in a real browser.
 */
const [, , ...only] = process.argv;
const node = (...words: string[]) => run(process.execPath, words);
const vitest = (...words: string[]) => node('node_modules/vitest/vitest.mjs', 'run', ...words);

await ensureBrowsers('chromium', 'firefox', 'webkit');
await run('npm', ['run', '--silent', 'check']);
await ensureBuild();
await node('node_modules/vite/bin/vite.js', 'build', '--mode', 'fixtures', '--logLevel', 'warn');
// Beside each other: each starts what it needs. Not beside the faults, which may be given the same server of
// PostgreSQL: what one file deletes can only be wiped there while no other holds a transaction.
const both = await Promise.allSettled([
  vitest('--project', 'http'),
  vitest('--project', 'postgres'),
]);
for (const one of both) if (one.status === 'rejected') throw one.reason;
// They mostly wait: for processes that were killed, and for time limits.
await vitest('--project', 'faults', '--maxWorkers', '3');
await node('node_modules/@playwright/test/cli.js', 'test', ...only);
