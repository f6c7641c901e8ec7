import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { freePort } from '../site/free-port.ts';
import { type Change, type ProxyName, type RunningProgram, startProgram } from './proxy-program.ts';

export interface RunningProxy extends RunningProgram {
  /** The requests that reached the site, with the length of their bodies. */
  reached: { path: string; length: number; headers: IncomingHttpHeaders }[];
  /** Has the site lose the connection of the next request, as one does that is killed. */
  loseNext(): void;
  /** Stops the site behind the proxy. */
  stopSite(): Promise<void>;
}

/** Runs the real program with the example in deploy/, in front of a server that stands for the site. */
export async function openProxy(name: ProxyName, change?: Change): Promise<RunningProxy> {
  const port = await freePort();
  const reached: RunningProxy['reached'] = [];
  const { site, loseNext } = await openSite(port, reached);
  const program = await startProgram(name, [port], change);
  return {
    ...program,
    reached,
    loseNext,
    stopSite: () => closed(site),
    async close() {
      await program.close();
      await closed(site);
    },
  };
}

/**
 * Stands for the site: reads what it is sent, has an error page of its own, cuts off its answer to /cut, and has none
 * to /silent.
 */
async function openSite(port: number, reached: RunningProxy['reached']) {
  let lost = false;
  const site = createServer((incoming, response) => {
    let length = 0;
    incoming.on('data', (part: Buffer) => {
      length += part.byteLength;
    });
    incoming.on('end', () => {
      const path = incoming.url ?? '';
      reached.push({ path, length, headers: incoming.headers });
      if (lost) {
        lost = false;
        incoming.socket.destroy();
        return;
      }
      if (path === '/silent') return;
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
  return {
    site,
    loseNext() {
      lost = true;
    },
  };
}

function closed(site: Server): Promise<void> {
  return new Promise((resolve) => {
    site.close(() => resolve());
    site.closeAllConnections();
  });
}
