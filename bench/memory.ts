import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startSite } from '../tests/site/server.ts';

const MB = 2 ** 20;
/** Requests per second, and for how long. */
const [RATE, LOAD_MS] = [150, 20_000];
const own =
  /^(?:\.git|\.env|node_modules|data.*|dist.*|drill|old-assets|releases|live|test-results)$/;

/** Measures the memory and disk that installing, building and running the site take. Linux only: it reads /proc. */
export async function bench(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'memory-'));
  try {
    for (const name of readdirSync('.')) {
      if (!own.test(name)) {
        await cp(name, join(folder, name), { recursive: true });
      }
    }
    const install = await measured(folder, 'npm', ['ci']);
    const build = await measured(folder, 'npm', ['run', 'build']);
    const site = await startSite({}, 'dist', { folder, log: 'ignore' });
    process.once('exit', () => site.process.kill('SIGKILL'));
    await wait(2_000);
    const rest = residentOf([site.process.pid ?? 0]);
    const answers: Promise<unknown>[] = [];
    let most = 0;
    for (const end = Date.now() + LOAD_MS; Date.now() < end; await wait(1_000 / RATE)) {
      answers.push(fetch(`${site.url}/shares`).then((answer) => answer.arrayBuffer()));
      most = Math.max(most, residentOf([site.process.pid ?? 0]));
    }
    await Promise.all(answers);
    await site.stop();
    console.table({
      'npm ci': install,
      'npm run build': build,
      'the site at rest': { memory: Math.round(rest / MB), disk: 0 },
      [`at ${Math.round(answers.length / (LOAD_MS / 1_000))} requests a second`]: {
        memory: Math.round(most / MB),
        disk: 0,
      },
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The most memory that a command and its children had at once, and the disk that it took, in MB. */
async function measured(cwd: string, command: string, words: string[]) {
  const before = await free(cwd);
  const child = spawn(command, words, { cwd, stdio: 'inherit', detached: true });
  const exit = once(child, 'exit');
  let ended = false;
  void exit.then(() => {
    ended = true;
  });
  let most = 0;
  for (; !ended; await wait(50)) most = Math.max(most, residentOf(groupOf(child.pid ?? 0)));
  const [code] = await exit;
  if (code !== 0) throw new Error(`${command} ${words.join(' ')} ended with code ${code}.`);
  return { memory: Math.round(most / MB), disk: Math.round((before - (await free(cwd))) / MB) };
}

async function free(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** The processes of a group. */
function groupOf(group: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => Number(read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ')[2]) === group);
}

/** Memory of the processes in bytes, with shared pages counted once. */
function residentOf(processes: number[]): number {
  const kilobytes = processes.map((pid) =>
    Number(/^Pss: +(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0),
  );
  return kilobytes.reduce((sum, one) => sum + one, 0) * 1024;
}

/** Reads a file of /proc; empty if the process has ended. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
