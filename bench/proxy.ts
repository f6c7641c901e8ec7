import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/**
 * A proxy that may change the site's documents. Both sides of a comparison use one, so that its cost
 * cancels out.
 */
export async function startProxy(upstream: string, change: (html: string) => string) {
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', upstream), {
      headers: { accept: request.headers.accept ?? '*/*', 'accept-encoding': 'identity' },
    });
    const type = answer.headers.get('content-type') ?? '';
    const body = type.startsWith('text/html')
      ? Buffer.from(change(await answer.text()))
      : Buffer.from(await answer.arrayBuffer());
    const text = /^(text|application)\//.test(type);
    response.writeHead(answer.status, {
      'content-type': type,
      ...(text && { 'content-encoding': 'gzip' }),
    });
    response.end(text ? gzipSync(body) : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The address of a TCP server is never a string.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
