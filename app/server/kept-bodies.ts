import { createHash } from 'node:crypto';
import { koreanDay } from '#app/law/korean-time.ts';
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

/** A response body in every encoding, with headers that are ready to be sent. */
export interface CachedBody {
  etag: string;
  /** Headers of a 304 response. */
  unchanged: HeaderFields;
  encoded: Partial<Record<Encoding, Encoded>> & { identity: Encoded };
}

export type KeptBodies = ReturnType<typeof createKeptBodies>;

/**
 * Keeps bodies in memory by path: files forever, pages until the day in Korea or another period ends, because a page may
 * name the day.
 *
 * @param period a text that changes when a period ends
 */
export function createKeptBodies(period = today) {
  const lasting = new Map<string, CachedBody>();
  const ofToday = new Map<string, CachedBody>();
  const underWay = new Map<string, Promise<unknown>>();
  let kept = period();

  // Compared at each request. A timer would miss a machine that slept, and a clock that was set.
  function renew(): void {
    const current = period();
    if (current === kept) return;
    kept = current;
    ofToday.clear();
  }

  function get(path: string): CachedBody | undefined {
    renew();
    return ofToday.get(path) ?? lasting.get(path);
  }

  async function makeAndKeep<Made>(path: string, make: () => Promise<Made>): Promise<Made> {
    const madeIn = period();
    const made = await make();
    renew();
    if (isCachedBody(made) && madeIn === kept) {
      ofToday.set(path, made);
      // The first request does not wait for the best compression.
      void recompress(made);
    }
    return made;
  }

  return {
    get,
    /** Keeps a body that never changes, such as a file. */
    keep(path: string, body: CachedBody): void {
      lasting.set(path, body);
    },
    /**
     * Makes the body of a path once in a period; concurrent requests share it.
     *
     * @param make the maker of the path; anything else than a CachedBody is passed on and not kept
     */
    async once<Made>(path: string, make: () => Promise<Made>): Promise<Made | CachedBody> {
      const known = get(path);
      if (known) return known;
      const same = underWay.get(path);
      if (same) return same as Promise<Made>; // Each path has one maker.
      const made = makeAndKeep(path, make).finally(() => underWay.delete(path));
      underWay.set(path, made);
      return made;
    },
  };
}

const today = () => koreanDay(new Date());

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

/** Makes a cached body of a text, compressed quickly. */
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

/** Responds from memory: 304 if the client has the body, else in the best encoding that it accepts. */
export function respondFromCache(
  { method, headers }: Request,
  { etag, unchanged, encoded }: CachedBody,
): Response {
  const known = headers.get('if-none-match');
  if (known && matches(known, etag)) return new Response(null, { status: 304, headers: unchanged });
  const best = bestOf(encoded, headers);
  return new Response(method === 'HEAD' ? null : best.body, { headers: best.headers });
}

/** Responds from memory with another status than 200, and with additional headers. */
export function answerFromCache(
  { headers }: Request,
  { encoded }: CachedBody,
  status: number,
  more: HeaderFields,
): Response {
  const best = bestOf(encoded, headers);
  return new Response(best.body, { status, headers: { ...best.headers, ...more } });
}

/** Replaces the quick compression with the best one, which takes fifty times as long. */
async function recompress({ encoded }: CachedBody): Promise<void> {
  if (!encoded.br) return;
  try {
    encoded.br = withLength(encoded.br.headers, await compressBest(encoded.identity.body));
  } catch {
    // It keeps its first compression.
  }
}

/** Copies headers for a body of another length. */
function withLength(headers: HeaderFields, body: Bytes): Encoded {
  return { headers: { ...headers, 'content-length': String(body.byteLength) }, body };
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
