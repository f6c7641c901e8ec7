import { missingPostgresTools } from '../tests/guide/postgres-tools.ts';
import { isInstalled } from '../tests/guide/proxy-program.ts';
import { chooseEngines, enginesIn, thisMachine } from './browsers.ts';
import { buildForTests, ensureBuild } from './build.ts';
import { reportAtExit } from './not-tested.ts';
import { all, run } from './run.ts';

const WITHOUT_BROWSERS = '--without-browsers';

/**
 * All tests: `npm run check`, a build of the site, and of the site of the tests' own firm (tests/firm/) the built
 * app over HTTP, PostgreSQL, the faults with real processes, and the browser tests.
 */
const only = process.argv.slice(2).filter((word) => word !== WITHOUT_BROWSERS);
const inBrowsers = !process.argv.includes(WITHOUT_BROWSERS);
/** Debian has both. */
const proxies = [
  ['nginx', 'deploy/nginx.conf'],
  ['caddy', 'deploy/Caddyfile'],
] as const;
const { execPath: node } = process;
const vitest = (...words: string[]) =>
  run(node, ['node_modules/vitest/vitest.mjs', 'run', ...words]);

const asked = enginesIn(only);
const { engines, leftOut } = inBrowsers
  ? await chooseEngines(asked, thisMachine).catch(end)
  : { engines: [], leftOut: [`browsers: ${WITHOUT_BROWSERS}`] };
for (const [program, example] of proxies) {
  if (isInstalled(program)) continue;
  leftOut.push(
    `${example}: ${program} is not installed. On Debian: sudo apt-get install ${program}`,
  );
}
const postgresTools = missingPostgresTools();
if (postgresTools) leftOut.push(`the backup of PostgreSQL in docs/operations.md: ${postgresTools}`);
reportAtExit(leftOut);
await run('npm', ['run', '--silent', 'check']);
await all([ensureBuild(), buildForTests()]);
await vitest('--project', 'http', '--project', 'postgres', '--project', 'faults');
const projects = asked.length > 0 ? [] : engines.map((engine) => `--project=${engine}`);
const playwright = ['node_modules/@playwright/test/cli.js', 'test'];
if (inBrowsers) await run(node, [...playwright, ...projects, ...only]);

/** An error that says what to do, without where in the code it was found. */
function end({ message }: Error): never {
  console.error(message);
  process.exit(1);
}
