import { ensureBuild } from './build.ts';
import { ensureChromium } from './chromium.ts';
import { run } from './run.ts';

/**
 * All tests: what `check` says, the built app over HTTP, PostgreSQL, the faults with real processes, and
 * the journeys in a real browser.
 */
const [, , ...only] = process.argv;
const node = (...words: string[]) => run(process.execPath, words);

process.env.CHROMIUM_PATH = await ensureChromium();
await run('npm', ['run', '--silent', 'check']);
await ensureBuild();
await node('node_modules/vite/bin/vite.js', 'build', '--mode', 'fixtures', '--logLevel', 'warn');
await node('node_modules/vitest/vitest.mjs', 'run', '--project', 'http');
// On one server: what one file deletes can only be wiped while no other holds a transaction.
await node('node_modules/vitest/vitest.mjs', 'run', '--project', 'postgres');
// They mostly wait: for processes that were killed, and for time limits.
await node('node_modules/vitest/vitest.mjs', 'run', '--project', 'faults', '--maxWorkers', '2');
await node('node_modules/@playwright/test/cli.js', 'test', ...only);
