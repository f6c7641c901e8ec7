import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

/** Time and number limits of the port, against slow and greedy clients. */
const limits = {
  headersTimeout: 5_000,
  /** Headers and body together. */
  requestTimeout: 10_000,
  keepAliveTimeout: 5_000,
  /** How often Node looks for the ones that are late. */
  connectionsCheckingInterval: 1_000,
  maxConnections: 2_000,
};

/** A server for the app; it does not listen yet. */
export function createHttpServer(app: Hono): Server {
  const { maxConnections, ...options } = limits;
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const server = createServer(options, (request, response) => {
    const fault = requestFault(request);
    if (fault) refuse(response, fault);
    else void listener(request, response);
  });
  server.maxConnections = maxConnections;
  return server;
}

/**
 * What a browser never sends and a proxy may read differently from us: two Host headers, or an
 * absolute URI in the request line.
 */
function requestFault({ url = '', rawHeaders }: IncomingMessage): string | null {
  if (!url.startsWith('/')) return 'The request line must hold a path.';
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name));
  return hosts.length === 1 ? null : 'Exactly one Host header is expected.';
}

function refuse(response: ServerResponse, fault: string): void {
  response.writeHead(400, {
    'content-type': 'text/plain; charset=utf-8',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    connection: 'close',
  });
  response.end(`${fault}\n`);
}
