import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isHeadlessShell } from '../tests/browsers/chromium.ts';
import { missingPostgresTools } from '../tests/guide/postgres-tools.ts';
import { isInstalled } from '../tests/guide/proxy-program.ts';
import { chooseEngines, thisMachine } from './browsers.ts';
import { buildForTests, ensureBuild } from './build.ts';
import { reportAtExit } from './not-tested.ts';
import { run } from './run.ts';
import { readArguments } from './test/asked.ts';
import { createStages, type Stage, table } from './test/stages.ts';
import { readReports } from './test/times.ts';

/**
 * `npm test`: runs the checks of the sources, then builds the site of the tests' own firm (tests/firm/) and tests it
 * over HTTP, with PostgreSQL, under faults with real processes, and in browsers. scripts/test/asked.ts explains its
 * arguments.
 */
const root = join(import.meta.dirname, '..');
const asked = attempt(() => readArguments(process.argv.slice(2), root));
const { files } = asked;
/** Programs with an example in deploy/; Debian packages both. */
const proxies = [
  ['nginx', 'deploy/nginx.conf'],
  ['caddy', 'deploy/Caddyfile'],
] as const;
const { execPath: node } = process;

const inBrowsers = asked.browsers && files?.browser.length !== 0;
const { engines, leftOut } = inBrowsers
  ? await chooseEngines(asked.engines, thisMachine).catch(end)
  : { engines: [], leftOut: [] };
if (!asked.browsers) leftOut.push('browsers: --without-browsers');
if (!files) {
  for (const [program, example] of proxies) {
    if (isInstalled(program)) continue;
    leftOut.push(
      `${example}: ${program} is not installed. On Debian: sudo apt-get install ${program}`,
    );
  }
  const postgresTools = missingPostgresTools();
  if (postgresTools)
    leftOut.push(`the backup of PostgreSQL in docs/operations-more.md: ${postgresTools}`);
}
reportAtExit(leftOut);

const times = mkdtempSync(join(tmpdir(), 'times-'));
process.env.TEST_TIMES = times;
process.env.TEST_TIER = asked.tier;
const stages = createStages();
process.once('exit', () => {
  const whole = asked.tier === 'short' && !files && asked.browsers;
  process.stdout.write(table(stages.measured, readReports(times), whole));
  if (engines.includes('chromium') && !isHeadlessShell()) {
    process.stdout.write(
      '\nThis Chromium is slower than its headless shell (Debian: chromium-headless-shell).\n',
    );
  }
  rmSync(times, { recursive: true });
});

const vitest = (config: string, ...words: string[]) =>
  run(node, ['node_modules/vitest/vitest.mjs', 'run', '--config', config, ...words]);
const tags = asked.tier === 'short' ? ['--tagsFilter', '!long'] : [];

await runStages().catch(end);

/** Runs the stages up to the first that fails. A run of both tiers continues and fails at its end. */
async function runStages(): Promise<void> {
  const failures: Error[] = [];
  const stage = (name: Stage, work: () => Promise<void>) =>
    stages.run(name, work).catch((error: Error) => {
      if (asked.tier === 'short' || files || name === 'builds') throw error;
      failures.push(error);
    });
  const { unit = [], built = [], browser = [] } = files ?? {};
  if (!files) await stage('check', () => run('npm', ['run', '--silent', 'check']));
  else if (unit.length > 0) await stage('check', () => vitest('vitest.config.ts', ...unit));
  if (!files || built.length > 0 || inBrowsers) await stage('builds', buildForTests);
  // No other stage builds the site of content/.
  if (!files && asked.tier === 'both') await stage('the site itself', ensureBuild);
  if (!files || built.length > 0) {
    await stage('HTTP, databases, faults', () =>
      vitest('vitest.built.config.ts', ...tags, ...built),
    );
  }
  if (inBrowsers) {
    const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--pass-with-no-tests'];
    const projects = engines.map((engine) => `--project=${engine}`);
    await stage('browsers', () => run(node, [...playwright, ...projects, ...browser]));
  }
  if (failures.length > 0) throw new Error(failures.map(({ message }) => message).join('\n'));
}

function attempt<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    return end(error as Error); // readArguments throws nothing else
  }
}

/** Prints an error that says what to do, without its stack trace, and exits. */
function end({ message }: Error): never {
  console.error(message);
  process.exit(1);
}
