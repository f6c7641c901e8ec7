import { createHash } from 'node:crypto';
import { acceptedEncoding, compressQuickly, type Encoding } from '#app/platform/encode.ts';

export type HeaderFields = Readonly<Record<string, string>>;
export type Bytes = Uint8Array<ArrayBuffer>;
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
  { identity, ...compressed }: { identity: Bytes; br?: Bytes; gzip?: Bytes },
): CachedBody {
  const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const etag = `"${digest}"`;
  const vary = Object.keys(compressed).length > 0 && { vary: 'accept-encoding' };
  const unchanged = { ...others, etag, ...vary };
  const headers = { ...unchanged, 'content-type': type };
  const encoded: CachedBody['encoded'] = { identity: withLength(headers, identity) };
  for (const encoding of ['br', 'gzip'] as const) {
    const body = compressed[encoding];
    if (body) encoded[encoding] = withLength({ ...headers, 'content-encoding': encoding }, body);
  }
  return { etag, unchanged, encoded };
}

/** Like `cachedBody`, for a text that is not compressed yet. */
export async function cachedText(headers: HeaderFields, text: string): Promise<CachedBody> {
  const [br, gzip] = await Promise.all([
    compressQuickly(text, 'br'),
    compressQuickly(text, 'gzip'),
  ]);
  return cachedBody(headers, { identity: new TextEncoder().encode(text), br, gzip });
}

export function isCachedBody(value: unknown): value is CachedBody {
  return typeof value === 'object' && value !== null && 'encoded' in value;
}

/** The same headers for a body of another length. */
export function withLength(headers: HeaderFields, body: Bytes): Encoded {
  return { headers: { ...headers, 'content-length': String(body.byteLength) }, body };
}

/** Responds from memory: 304 when the client has it, else in the best encoding that it accepts. */
export function respondFromCache(
  { method, headers }: Request,
  { etag, unchanged, encoded }: CachedBody,
): Response {
  const known = headers.get('if-none-match');
  if (known && matches(known, etag)) return new Response(null, { status: 304, headers: unchanged });
  const best = encoded[acceptedEncoding(headers.get('accept-encoding'))] ?? encoded.identity;
  return new Response(method === 'HEAD' ? null : best.body, { headers: best.headers });
}

/** Compares weakly: a proxy that compresses marks our tag as weak (RFC 9110, 13.1.2). */
function matches(header: string, etag: string): boolean {
  return header
    .split(',')
    .some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
