import { gzipSync } from 'node:zlib';
import { openHttpPeer } from '../tests/fakes/http-peer.ts';

/** A proxy that may change documents; both sides of a comparison use one, so that its cost cancels out. */
export function startProxy(upstream: string, change: (html: string) => string) {
  return openHttpPeer({
    async behave({ path, headers }, response) {
      const answer = await fetch(new URL(path, upstream), {
        headers: { accept: headers.accept ?? '*/*', 'accept-encoding': 'identity' },
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
    },
  });
}
