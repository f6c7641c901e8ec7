import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import {
  createServer,
  type IncomingHttpHeaders,
  type ClientRequest as Request,
  type Server,
} from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { connect } from 'node:tls';
import { authority, sound } from '../fakes/certificates.ts';
import { freePort } from '../site/free-port.ts';
import { SITE } from '../site/server.ts';

/** Where a visitor comes from: an address of its own, to be found in no log. */
export const VISITOR = '127.0.0.77';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface RunningProxy {
  /** Sends a request over TLS, from the visitor's address or another; with a body it is a form. Rejects when the answer is cut off: /cut. */
  send(path: string, body?: string, from?: string): Promise<Answer>;
  /** Begins a form and sends no more of it than its first byte. */
  beginForm(headers?: Record<string, string>): Request;
  /** Sends bytes and nothing after them; resolves with what came back when the connection is closed. */
  sendRaw(bytes: string): Promise<string>;
  /** The requests that reached the site, with the length of their bodies. */
  reached: { path: string; length: number; headers: IncomingHttpHeaders }[];
  /** Stops the site behind the proxy. */
  stopSite(): Promise<void>;
  /** Everything that the proxy wrote into its logs. */
  logs(): Promise<string>;
  /** Folder in which it may keep bodies. */
  bodies: string;
  close(): Promise<void>;
}

export type ProxyName = 'nginx' | 'caddy';

/** Whether the program is on this machine. */
export function isInstalled(name: ProxyName): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${name}`], { stdio: 'ignore' });
    return true;
  } catch {
    // Debian has it: apt-get install nginx caddy.
    return false;
  }
}

/**
 * Runs the real program with the example in deploy/, on other ports and with a certificate for tests.
 *
 * @param change of the configuration, to show what a line of it is for
 */
export async function openProxy(
  name: ProxyName,
  change: (configuration: string) => string = (text) => text,
): Promise<RunningProxy> {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  const place = {
    folder,
    bodies: join(folder, 'bodies'),
    site: await freePort(),
    tls: await freePort(),
    plain: await freePort(),
  };
  await mkdir(place.bodies);
  await writeFile(join(folder, 'cert.pem'), sound.cert);
  await writeFile(join(folder, 'key.pem'), sound.key);
  const reached: RunningProxy['reached'] = [];
  const site = await openSite(place.site, reached);
  const start = name === 'nginx' ? startNginx : startCaddy;
  const process = await start(place, change);
  let written = '';
  for (const stream of [process.stdout, process.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      written += text;
    });
  }
  await untilOpen(place.tls, () => written);
  reached.length = 0;
  return {
    send: (path, body, from) => send(place.tls, path, body, from),
    beginForm: (headers) => beginForm(place.tls, headers),
    sendRaw: (bytes) => sendRaw(place.tls, bytes),
    reached,
    bodies: place.bodies,
    stopSite: () => closed(site),
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
      await closed(site);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface Place {
  folder: string;
  bodies: string;
  site: number;
  tls: number;
  plain: number;
}

async function startNginx(place: Place, change: (text: string) => string): Promise<ChildProcess> {
  const { folder, bodies } = place;
  const example = (await readFile('deploy/nginx.conf', 'utf8'))
    // First: another port may begin with 3000.
    .replace('127.0.0.1:3000', `127.0.0.1:${place.site}`)
    .replaceAll(/^ *listen \[::\].*$/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${place.plain};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${place.tls} ssl http2;`)
    .replace(/\/etc\/letsencrypt\S+fullchain\.pem/, join(folder, 'cert.pem'))
    .replace(/\/etc\/letsencrypt\S+privkey\.pem/, join(folder, 'key.pem'))
    .replace('/var/log/nginx/site.log', join(folder, 'site.log'))
    .replace('/srv/site/dist/', `${resolve(SITE)}/`);
  await writeFile(join(folder, 'site.conf'), change(example));
  const others = ['proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    .join('\n');
  // What Debian's own nginx.conf says of logs, as far as it matters here.
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

async function startCaddy(place: Place, change: (text: string) => string): Promise<ChildProcess> {
  const { folder } = place;
  const example = (await readFile('deploy/Caddyfile', 'utf8'))
    // First: another port may begin with 3000.
    .replace('127.0.0.1:3000', `127.0.0.1:${place.site}`)
    .replace('{\n\tservers', '{\n\tadmin off\n\tauto_https off\n\tservers')
    .replace('\nexample.com {', `\nhttp://127.0.0.1:${place.plain} {`)
    .replace(
      '\nwww.example.com {',
      `\nhttps://www.example.com:${place.tls} {\n\tbind 127.0.0.1\n\ttls ${folder}/cert.pem ${folder}/key.pem`,
    )
    .replace('/srv/site/dist/', `${resolve(SITE)}/`);
  await writeFile(join(folder, 'Caddyfile'), change(example));
  const env = { ...process.env, HOME: folder, TMPDIR: place.bodies };
  return spawn('caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
    env,
  });
}

/** Stands for the site: reads what it is sent, and has an error page of its own. */
async function openSite(port: number, reached: RunningProxy['reached']): Promise<Server> {
  const site = createServer((incoming, response) => {
    let length = 0;
    incoming.on('data', (part: Buffer) => {
      length += part.byteLength;
    });
    incoming.on('end', () => {
      const path = incoming.url ?? '';
      reached.push({ path, length, headers: incoming.headers });
      if (path.startsWith('/cut')) {
        response.writeHead(200, { 'content-length': 1_000 }).write('The beginning of an answer');
        setImmediate(() => incoming.socket.destroy());
        return;
      }
      response.writeHead(path === '/busy' ? 503 : 200).end(`The site's own answer to ${path}.`);
    });
    incoming.on('error', () => {});
  });
  await new Promise<void>((resolve) => site.listen(port, '127.0.0.1', resolve));
  return site;
}

function closed(site: Server): Promise<void> {
  return new Promise((resolve) => {
    site.close(() => resolve());
    site.closeAllConnections();
  });
}

/** The certificate is of localhost, the site's name is not. */
const trusted = {
  ca: authority,
  servername: 'www.example.com',
  checkServerIdentity: () => undefined,
};

function open(port: number, from: string, path: string, method: string, headers: object): Request {
  return request({
    host: '127.0.0.1',
    port,
    path,
    method,
    localAddress: from,
    agent: false,
    ...trusted,
    headers: { host: 'www.example.com', ...headers },
  });
}

const formType = { 'content-type': 'application/x-www-form-urlencoded' };

function beginForm(port: number, headers?: Record<string, string>): Request {
  const all = { ...formType, 'content-length': 100, ...headers };
  const begun = open(port, VISITOR, '/consult', 'POST', all);
  begun.on('error', () => {});
  begun.write('a');
  return begun;
}

async function sendRaw(port: number, bytes: string): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port, ...trusted });
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  await once(socket, 'secureConnect');
  // One that is reset is closed, too.
  socket.on('error', () => {});
  socket.write(bytes);
  await new Promise((resolve) => socket.once('close', resolve));
  return answer;
}

function send(port: number, path: string, body?: string, from = VISITOR): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const sent = open(port, from, path, method, body === undefined ? {} : formType);
    sent.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('error', reject);
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

async function untilOpen(port: number, output: () => string): Promise<void> {
  const end = Date.now() + 20_000;
  for (;;) {
    try {
      await send(port, '/');
      return;
    } catch (error) {
      if (Date.now() > end)
        throw new Error(`The proxy does not answer: ${output()}`, { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
