import { isInstalled } from '../tests/guide/proxy.ts';
import { ensureBrowsers } from './browsers.ts';
import { ensureBuild } from './build.ts';
import { all, run } from './run.ts';

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
const { execPath: node } = process;
const vitest = (...words: string[]) =>
  run(node, ['node_modules/vitest/vitest.mjs', 'run', ...words]);

for (const [program, example] of proxies) {
  if (!isInstalled(program)) console.log(`Not tested: ${example}, as ${program} is not installed.`);
}
await ensureBrowsers('chromium', 'firefox', 'webkit');
await run('npm', ['run', '--silent', 'check']);
await all([
  ensureBuild(),
  run(node, [
    ...['node_modules/vite/bin/vite.js', 'build'],
    ...['--mode', 'fixtures', '--logLevel', 'warn'],
  ]),
]);
await vitest('--project', 'http', '--project', 'postgres', '--project', 'faults');
await run(node, ['node_modules/@playwright/test/cli.js', 'test', ...only]);
