import { createServer, type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

/**
 * Limits against slow and greedy clients. Late ones are found within a second: headers have 5 s then,
 * headers and body together 10 s (tests/faults/slow-clients.ts).
 */
const limits = {
  headersTimeout: 4_000,
  requestTimeout: 9_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
  maxConnections: 2_000,
};

/** Health checks of load balancers. Older ones use HTTP/1.0, without a Host header. */
const probes = ['/healthz', '/readyz'];

/** Handler of requests. */
export type App = Pick<Hono, 'fetch'>;

/**
 * Creates a server for the app. It does not listen yet.
 *
 * @param headers headers of responses that do not come from the app: Node's own refusals and ours
 * @param page HTML of those responses
 */
export function createHttpServer(app: App, headers: Record<string, string>, page = ''): Server {
  const { maxConnections, ...options } = limits;
  const listener = getRequestListener(app.fetch, { hostname: 'localhost' });
  const length = String(Buffer.byteLength(page));
  const closing = { ...headers, 'content-length': length, connection: 'close' };
  const server = createServer(options, (request, response) => {
    if (isWellFormed(request)) void listener(request, response);
    else response.writeHead(400, closing).end(page);
  });
  server.on('clientError', (error, socket) => refuse(socket, error, closing, page));
  server.maxConnections = maxConnections;
  return server;
}

/**
 * Returns false for requests that no browser sends and that a proxy may read differently: with two Host headers, an
 * invalid Host or none, or an absolute URI in the request line.
 */
function isWellFormed({ url = '', headers, rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name));
  // Node itself refuses HTTP/1.1 without the header.
  if (!headers.host && hosts.length < 2) return probes.includes(url);
  const host = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
  return url.startsWith('/') && hosts.length === 1 && host.test(headers.host ?? '');
}

/** Refuses what is late, too large, or not HTTP. */
function refuse(socket: Duplex, error: Error, headers: Record<string, string>, page: string): void {
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statuses[code] ?? 400;
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${page}`);
}

const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};
