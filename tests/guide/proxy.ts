import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { freePort } from '../site/free-port.ts';
import { type Change, type ProxyName, type RunningProgram, startProgram } from './proxy-program.ts';

export interface RunningProxy extends RunningProgram {
  /** Requests that reached the site, with the length of their bodies. */
  reached: { path: string; length: number; headers: IncomingHttpHeaders }[];
  /** Makes the site drop the connection of the next request, as if it was killed. */
  loseNext(): void;
  /** Stops the site behind the proxy. */
  stopSite(): Promise<void>;
}

/** Runs the real program with the example in deploy/, in front of a server that imitates the site. */
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
 * Opens a server that imitates the site: it reads requests whole, has its own error page, cuts off its answer to /cut,
 * and never answers /silent.
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
