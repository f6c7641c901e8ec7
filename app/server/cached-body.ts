import { createHash } from 'node:crypto';
import {
  acceptedEncoding,
  compressBest,
  compressQuickly,
  type Encoding,
} from '#app/platform/encode.ts';
import { untransformed } from '#app/platform/no-transform.ts';

export type HeaderFields = Readonly<Record<string, string>>;
type Bytes = Uint8Array<ArrayBuffer>;
type Encoded = { headers: HeaderFields; body: Bytes };

/** A response that is the same for everyone, in memory in every encoding, with headers that are ready to be sent. */
export interface CachedBody {
  etag: string;
  /** Headers of the answer to a client that has the body already. */
  unchanged: HeaderFields;
  encoded: Partial<Record<Encoding, Encoded>> & { identity: Encoded };
}

/**
 * @param headers all but those that follow from the bodies
 * @param bodies the same body in one or more encodings
 */
export function cachedBody(
  { 'content-type': type = '', ...others }: HeaderFields,
  { identity, br, gzip }: { identity: Bytes; br?: Bytes | undefined; gzip?: Bytes | undefined },
): CachedBody {
  const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const etag = `"${digest}"`;
  const vary = (br ?? gzip) && { vary: 'accept-encoding' };
  const control = untransformed(type, others['cache-control'] ?? '');
  const unchanged = { ...others, ...(control && { 'cache-control': control }), etag, ...vary };
  const headers = { ...unchanged, 'content-type': type };
  const compressed = (encoding: string, body: Bytes) =>
    withLength({ ...headers, 'content-encoding': encoding }, body);
  const encoded = {
    identity: withLength(headers, identity),
    ...(br && { br: compressed('br', br) }),
    ...(gzip && { gzip: compressed('gzip', gzip) }),
  };
  return { etag, unchanged, encoded };
}

/** Like `cachedBody`, for a text, compressed quickly. */
export async function cachedText(headers: HeaderFields, text: string): Promise<CachedBody> {
  const [br, gzip] = await Promise.all([
    compressQuickly(text, 'br'),
    compressQuickly(text, 'gzip'),
  ]);
  return cachedBody(headers, { identity: new TextEncoder().encode(text), br, gzip });
}

/** Compresses a body best, which takes fifty times as long: for one that is sent often. */
export async function recompress({ encoded }: CachedBody): Promise<void> {
  if (!encoded.br) return;
  try {
    encoded.br = withLength(encoded.br.headers, await compressBest(encoded.identity.body));
  } catch {
    // It keeps its first compression.
  }
}

export function isCachedBody(value: unknown): value is CachedBody {
  return typeof value === 'object' && value !== null && 'encoded' in value;
}

/** The same headers for a body of another length. */
function withLength(headers: HeaderFields, body: Bytes): Encoded {
  return { headers: { ...headers, 'content-length': String(body.byteLength) }, body };
}

/** Responds from memory: 304 when the client has it, else in the best encoding that it accepts. */
export function respondFromCache(
  { method, headers }: Request,
  { etag, unchanged, encoded }: CachedBody,
): Response {
  const known = headers.get('if-none-match');
  if (known && matches(known, etag)) return new Response(null, { status: 304, headers: unchanged });
  const best = bestOf(encoded, headers);
  return new Response(method === 'HEAD' ? null : best.body, { headers: best.headers });
}

/** Answers from memory with another status than 200, and with headers beside the body's own. */
export function answerFromCache(
  { headers }: Request,
  { encoded }: CachedBody,
  status: number,
  more: HeaderFields,
): Response {
  const best = bestOf(encoded, headers);
  return new Response(best.body, { status, headers: { ...best.headers, ...more } });
}

function bestOf(encoded: CachedBody['encoded'], headers: Headers): Encoded {
  return encoded[acceptedEncoding(headers.get('accept-encoding'))] ?? encoded.identity;
}

/** Compares weakly: a proxy that compresses marks our tag as weak (RFC 9110, 13.1.2). */
function matches(header: string, etag: string): boolean {
  return header
    .split(',')
    .some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
