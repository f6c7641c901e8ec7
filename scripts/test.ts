import { ensureBuild } from './build.ts';
import { ensureChromium } from './chromium.ts';
import { run } from './run.ts';

/** All tests: what `check` says, the app over HTTP, and the journeys in a real browser. */
const [, , ...only] = process.argv;
const CHROMIUM_PATH = await ensureChromium();
await ensureBuild();
await run('npm', ['run', '--silent', 'check']);
await run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'http']);
await run(process.execPath, [
  'node_modules/vite/bin/vite.js',
  'build',
  '--mode',
  'fixtures',
  '--logLevel',
  'warn',
]);
await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...only], {
  CHROMIUM_PATH,
});
