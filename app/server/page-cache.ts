import { createHash } from 'node:crypto';
import {
  acceptedEncoding,
  compressBest,
  compressQuickly,
  type Encoding,
} from '#app/platform/encode.ts';

/** A response body that is the same for everyone, kept in memory in every encoding. */
export interface CachedBody {
  contentType: string;
  etag: string;
  bodies: Record<Encoding, Uint8Array<ArrayBuffer>>;
}

/**
 * Caches bodies by name; each is made once, for the first request.
 *
 * @param make makes the body, or something else that is passed on and not cached
 */
export function createPageCache<Other>() {
  const entries = new Map<string, Promise<CachedBody | Other>>();
  return (name: string, make: () => Promise<CachedBody | Other>) => {
    const known = entries.get(name);
    if (known) return known;
    const made = make();
    entries.set(name, made);
    const forget = () => entries.delete(name);
    made.then((answer) => {
      if (isCachedBody(answer)) void recompress(answer);
      else forget();
    }, forget);
    return made;
  };
}

export function isCachedBody(value: unknown): value is CachedBody {
  return typeof value === 'object' && value !== null && 'bodies' in value;
}

export async function prepareBody(contentType: string, body: string): Promise<CachedBody> {
  const [br, gzip] = await Promise.all([
    compressQuickly(body, 'br'),
    compressQuickly(body, 'gzip'),
  ]);
  const identity = new TextEncoder().encode(body);
  const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return { contentType, etag: `"${digest}"`, bodies: { br, gzip, identity } };
}

/** The first request does not wait for it. */
async function recompress({ bodies }: CachedBody): Promise<void> {
  try {
    bodies.br = await compressBest(bodies.identity);
  } catch {
    // It keeps its first compression.
  }
}

/** Responds from memory: 304 when the client has it, else in the best encoding that it accepts. */
export function respondFromCache(
  request: Request,
  { contentType, etag, bodies }: CachedBody,
): Response {
  const headers = new Headers({
    etag,
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  });
  if (matches(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'));
  headers.set('content-type', contentType);
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  const body = bodies[encoding];
  headers.set('content-length', String(body.byteLength));
  return new Response(body, { headers });
}

/** Compares weakly: a proxy that compresses marks our tag as weak (RFC 9110, 13.1.2). */
function matches(header: string | null, etag: string): boolean {
  return (header ?? '')
    .split(',')
    .some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
