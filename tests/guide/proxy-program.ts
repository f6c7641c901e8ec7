import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sound } from '../fakes/certificates.ts';
import { freePort } from '../site/free-port.ts';
import { SITE } from '../site/server.ts';
import { send } from './proxy-requests.ts';

export type ProxyName = 'nginx' | 'caddy';

/** A change of the example that shows the purpose of one of its lines. */
export type Change = (configuration: string) => string;

/** Whether this machine has the program. */
export function isInstalled(name: ProxyName): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${name}`], { stdio: 'ignore' });
    return true;
  } catch {
    // Debian has it: apt-get install nginx caddy.
    return false;
  }
}

/** Enters the lines for a second instance, as the example's comments say. */
export const withSecond: Change = (text) =>
  text
    .replaceAll(/# .*[:;] (127\.0\.0\.1:300\d 127\.0\.0\.1:300\d)\n(\s*)to .*/g, '\n$2to $1')
    .replace(/(?<both>server 127\.0\.0\.1:3000 [\s\S]*?server 127\.0\.0\.1:300)0/, '$<both>1');

interface Place {
  folder: string;
  bodies: string;
  /** Ports of the site's instances. */
  sites: readonly number[];
  tls: number;
  plain: number;
}

export type RunningProgram = Awaited<ReturnType<typeof startProgram>>;

/**
 * Runs the real program with the example in deploy/, on other ports and with a certificate for tests.
 *
 * @param sites ports of the site's instances
 */
export async function startProgram(
  name: ProxyName,
  sites: readonly number[],
  change: Change = (text) => text,
) {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  const place = {
    folder,
    bodies: join(folder, 'bodies'),
    sites,
    tls: await freePort(),
    plain: await freePort(),
  };
  await mkdir(place.bodies);
  await writeFile(join(folder, 'cert.pem'), sound.cert);
  await writeFile(join(folder, 'key.pem'), sound.key);
  const process = await { nginx: startNginx, caddy: startCaddy }[name](place, change);
  let written = '';
  for (const stream of [process.stdout, process.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      written += text;
    });
  }
  await untilOpen(place.tls, () => written);
  return {
    /** Port for TLS. */
    tls: place.tls,
    /** Port without TLS. */
    plain: place.plain,
    bodies: place.bodies,
    /** Everything that the program wrote into its logs. */
    async logs() {
      const files = ['main.log', 'site.log'].map((file) =>
        readFile(join(folder, file), 'utf8').catch(() => ''),
      );
      return written + (await Promise.all(files)).join('');
    },
    async close() {
      const ended = new Promise((resolve) => process.once('exit', resolve));
      process.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Replaces the example's ports with the site's in one pass, because one port may begin with another. */
function atPorts(text: string, sites: readonly number[]): string {
  return text.replaceAll(/127\.0\.0\.1:300([01])(?!\d)/g, (whole, index) => {
    const port = sites[Number(index)];
    return port === undefined ? whole : `127.0.0.1:${port}`;
  });
}

async function startNginx(place: Place, change: Change): Promise<ChildProcess> {
  const { folder, bodies } = place;
  const example = atPorts(change(await readFile('deploy/nginx.conf', 'utf8')), place.sites)
    .replaceAll(/^ *listen \[::\].*$/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${place.plain};`)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${place.tls} `)
    .replaceAll(/\/etc\/letsencrypt\S+fullchain\.pem/g, join(folder, 'cert.pem'))
    .replaceAll(/\/etc\/letsencrypt\S+privkey\.pem/g, join(folder, 'key.pem'))
    .replace('/var/log/nginx/site.log', join(folder, 'site.log'))
    .replace('/srv/site/live/dist/', `${resolve(SITE)}/`);
  await writeFile(join(folder, 'site.conf'), example);
  const others = ['proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    .join('\n');
  // The relevant log settings of Debian's own nginx.conf.
  const main = `daemon off;
master_process off;
pid ${join(folder, 'nginx.pid')};
error_log ${join(folder, 'main.log')};
events {}
http {
client_body_temp_path ${bodies};
${others}
access_log off;
include ${join(folder, 'site.conf')};
}`;
  await writeFile(join(folder, 'nginx.conf'), main);
  return spawn('nginx', ['-p', folder, '-e', join(folder, 'main.log'), '-c', 'nginx.conf']);
}

async function startCaddy(place: Place, change: Change): Promise<ChildProcess> {
  const { folder } = place;
  const settings = [
    'admin off',
    'default_bind 127.0.0.1',
    `http_port ${place.plain}`,
    `https_port ${place.tls}`,
    // Caddy's own certificates, without installing them as trusted.
    'local_certs',
    'skip_install_trust',
  ].join('\n\t');
  const example = atPorts(change(await readFile('deploy/Caddyfile', 'utf8')), place.sites)
    .replace('{\n\tservers', `{\n\t${settings}\n\tservers`)
    .replace('/srv/site/live/dist/', `${resolve(SITE)}/`);
  await writeFile(join(folder, 'Caddyfile'), example);
  const env = { ...process.env, HOME: folder, TMPDIR: place.bodies };
  return spawn('caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
    env,
  });
}

async function untilOpen(port: number, output: () => string): Promise<void> {
  const end = Date.now() + 20_000;
  for (;;) {
    try {
      await send(port, '/metrics');
      return;
    } catch (error) {
      if (Date.now() > end)
        throw new Error(`The proxy does not answer: ${output()}`, { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
