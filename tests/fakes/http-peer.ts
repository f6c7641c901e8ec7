import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';

interface PeerRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** Handles a request that was received in full; by default answers 200. */
export type Behaviour = (request: PeerRequest, response: ServerResponse) => void;

interface PeerOptions {
  behave?: Behaviour | undefined;
  /** Uses TLS with this certificate. */
  tls?: { cert: string; key: string } | undefined;
  port?: number;
}

export type HttpPeer = Awaited<ReturnType<typeof openHttpPeer>>;

/** A real HTTP server on this machine that records its requests. */
export async function openHttpPeer(options: PeerOptions = {}) {
  const requests: PeerRequest[] = [];
  let waiting: ((request: PeerRequest) => void)[] = [];
  let behaviour = options.behave ?? ((_request, response) => void response.end());
  const serve = async (incoming: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of incoming) chunks.push(chunk);
    } catch {
      // An aborted request does not count.
      return;
    }
    const { method = '', url: path = '', headers } = incoming;
    const request = { method, path, headers, body: Buffer.concat(chunks).toString('utf8') };
    requests.push(request);
    for (const found of waiting) found(request);
    waiting = [];
    behaviour(request, response);
  };
  const server = options.tls ? createSecureServer(options.tls, serve) : createServer(serve);
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  // The address of a TCP server is an object.
  const { port } = server.address() as AddressInfo;
  return {
    url: options.tls ? `https://localhost:${port}` : `http://127.0.0.1:${port}`,
    requests,
    /** Replaces the behaviour from now on. */
    behave(next: Behaviour) {
      behaviour = next;
    },
    /** The next request that arrives. */
    next: () => new Promise<PeerRequest>((found) => waiting.push(found)),
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
