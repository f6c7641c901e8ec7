import { isInstalled } from '../tests/guide/proxy.ts';
import { ensureBrowsers } from './browsers.ts';
import { ensureBuild } from './build.ts';
import { run } from './run.ts';

/**
 * All tests: `npm run check`, the built app over HTTP, PostgreSQL, the faults with real processes, and the
 * browser tests.
 */
const [, , ...only] = process.argv;
/** Debian has both: apt-get install nginx caddy. */
const proxies = [
  ['nginx', 'deploy/nginx.conf'],
  ['caddy', 'deploy/Caddyfile'],
] as const;
const node = (...words: string[]) => run(process.execPath, words);
const vitest = (...words: string[]) => node('node_modules/vitest/vitest.mjs', 'run', ...words);

for (const [program, example] of proxies) {
  if (!isInstalled(program)) console.log(`Not tested: ${example}, as ${program} is not installed.`);
}
await ensureBrowsers('chromium', 'firefox', 'webkit');
await run('npm', ['run', '--silent', 'check']);
await ensureBuild();
await node('node_modules/vite/bin/vite.js', 'build', '--mode', 'fixtures', '--logLevel', 'warn');
// These two run in parallel. The faults may use the same PostgreSQL server and must not: deleted rows can only
// be vacuumed while no other test holds a transaction open.
const both = await Promise.allSettled([
  vitest('--project', 'http'),
  vitest('--project', 'postgres'),
]);
for (const one of both) if (one.status === 'rejected') throw one.reason;
// More workers than processors: these tests mostly wait for processes and timeouts.
await vitest('--project', 'faults', '--maxWorkers', '3');
await node('node_modules/@playwright/test/cli.js', 'test', ...only);
