import { execFile, execFileSync, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { settingNames } from '#app/config/settings.ts';
import type { Account } from '#app/platform/data-account.ts';
import { freePort } from '../site/free-port.ts';
import { linkPackages } from '../site/link-packages.ts';
import { SITE } from '../site/server.ts';
import { waitForStatus, waitUntilClosed } from '../site/status.ts';
import type { GuidedStep } from './guide.ts';
import { type Supervisor, supervise } from './supervisor.ts';

const run = promisify(execFile);

export interface Operator {
  /** The site's folder. */
  folder: string;
  url: string;
  /** Environment of the operator's commands. */
  environment: NodeJS.ProcessEnv;
  /** Runs commands of the guide in the site's folder; resolves, or rejects, with their output. */
  type(commands: string): Promise<string>;
  /** Runs the command that starts the server; resolves when it is ready, with the output until then. */
  start(command: string): Promise<string>;
  stop(): Promise<void>;
  /** Starts the release that `npm run update` made, as systemd would, with an account of the system if given. */
  supervise(account?: Account): Promise<Supervisor>;
  /**
   * Follows steps of the guide, and stops and starts the server where they say so.
   *
   * @returns the output of the commands
   */
  follow(steps: readonly GuidedStep[]): Promise<string>;
  /** Makes the next `git pull` deliver these files, by their paths in the site's folder. */
  release(files: Readonly<Record<string, string>>): Promise<void>;
  close(): Promise<void>;
}

/**
 * Creates an operator who follows the guide in a clean checkout of the current state of the site.
 *
 * @param installs whether `npm ci` and the build run each time, as on an operator's machine; in the checkout both are
 * already done
 */
export async function openOperator({ installs = false } = {}): Promise<Operator> {
  const folder = await mkdtemp(join(tmpdir(), 'operator-'));
  await checkOut(folder);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const environment = await clean(folder, port, installs);
  const options = { cwd: folder, env: environment };
  const ours = (commands: string) => commands.replaceAll('localhost:3000', `localhost:${port}`);
  let server: ReturnType<typeof spawn> | undefined;

  const operator: Operator = {
    folder,
    url,
    environment,
    async type(commands) {
      const typed = run('sh', ['-euc', ours(commands)], options).catch(({ stdout, stderr }) => {
        throw new Error(`${commands}\n${stdout}\n${stderr}`);
      });
      const { stdout, stderr } = await typed;
      return stdout + stderr;
    },
    async start(command) {
      // Its own process group, so that Ctrl+C reaches all its processes.
      const child = spawn('sh', ['-euc', ours(command)], { ...options, detached: true });
      let written = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => {
          written += text;
        });
      }
      server = child;
      const ended = new Promise<never>((_, reject) => {
        child.once('exit', (code) => {
          server = undefined;
          reject(new Error(`${command} ended with code ${code}:\n${written}`));
        });
      });
      // After the start, the server ends on request.
      ended.catch(() => {});
      await Promise.race([waitForStatus(`${url}/readyz`, 200), ended]);
      return written;
    },
    async stop() {
      const { pid } = server ?? {};
      if (!server || !pid) return;
      const exit = new Promise((resolve) => server?.once('exit', resolve));
      process.kill(-pid, 'SIGINT');
      await exit;
      await waitUntilClosed(url);
    },
    async supervise(account) {
      const shims = join(folder, '.shims');
      const supervisor = await supervise(folder, shims, port, environment, account);
      await waitForStatus(`${url}/readyz`, 200);
      return supervisor;
    },
    async follow(steps) {
      let said = '';
      for (const { kind, commands } of steps) {
        if (kind !== 'run') await operator.stop();
        if (kind === 'start') await operator.start(commands);
        else said += await operator.type(commands);
      }
      return said;
    },
    async release(files) {
      for (const [path, content] of Object.entries(files)) {
        const file = join(folder, RELEASE, path);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, content);
      }
    },
    async close() {
      await operator.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return operator;
}

/** Files and folders that a clean checkout does not contain. */
const own = new Set([
  '.git',
  '.cache',
  'releases',
  'live',
  'published',
  '.env',
  'node_modules',
  'data',
  'old-assets',
  'test-results',
]);

/** Copies the current state of the site with the content of the tests' own firm, its packages and its build. */
async function checkOut(folder: string): Promise<void> {
  for (const name of await readdir('.')) {
    if (own.has(name) || name === 'content' || name.startsWith('dist')) continue;
    await cp(name, join(folder, name), { recursive: true });
  }
  await linkPackages(folder);
  await cp('tests/firm/content', join(folder, 'content'), { recursive: true });
  await cp(SITE, join(folder, 'dist'), { recursive: true });
}

/** Skips installing and building, because both are done. */
const SKIP = 'case "$1 $2" in "ci "|"run build") exit 0;; esac';
/** Removes the link to the packages first, because `npm ci` would empty the linked folder. */
const UNLINK = 'if [ "$1" = ci ] && [ -L node_modules ]; then rm node_modules; fi';

/** Folder of the files that the next `git pull` delivers. */
const RELEASE = '.release';

/** Environment whose only setting is the port. */
async function clean(folder: string, port: number, installs: boolean): Promise<NodeJS.ProcessEnv> {
  const environment: NodeJS.ProcessEnv = { ...process.env, PORT: String(port) };
  for (const name of settingNames) if (name !== 'PORT') delete environment[name];
  delete environment.CONTENT_ROOT;
  // Variables that npm sets for the commands that it runs.
  for (const name of Object.keys(environment)) if (/^npm_/i.test(name)) delete environment[name];
  const shims = join(folder, '.shims');
  await mkdir(shims);
  await mkdir(join(folder, RELEASE));
  const programs = {
    npm: `${installs ? UNLINK : SKIP}\nexec "${programNamed('npm')}" "$@"`,
    // This machine lacks the accounts of the guide.
    sudo: 'shift 2; exec "$@"',
    install: 'while [ "$1" != -m ]; do shift; done; exec /usr/bin/install -d "$@"',
    git: `if [ "$1" = pull ]; then exec cp -R ${RELEASE}/. .; fi\nexec "${programNamed('git')}" "$@"`,
  };
  for (const [name, script] of Object.entries(programs)) {
    await writeFile(join(shims, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }
  // Does not request packages again that this machine has.
  if (installs)
    Object.assign(environment, { npm_config_prefer_offline: 'true', npm_config_audit: 'false' });
  return { ...environment, PATH: `${shims}:${environment.PATH}` };
}

/** Path of a program of this machine. */
function programNamed(name: string): string {
  return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim();
}
