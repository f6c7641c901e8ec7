export type PostAnswer = Awaited<ReturnType<typeof post>>;

interface PostOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** Called once the connection is complete. If it throws, so does `post`, and nothing of the request is sent. */
  beforeBody?: () => Promise<void>;
}

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 64 * 1024;

/**
 * Posts JSON to another server, within ten seconds and without following redirects: a redirect is a
 * response like any other.
 *
 * @throws an error with a `code` if no response came: ETIMEDOUT, ECONNREFUSED, CERT_HAS_EXPIRED, …
 */
export async function post(
  url: URL,
  body: string,
  { headers, signal, beforeBody }: PostOptions = {},
) {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS);
  const aborted = AbortSignal.any([timeout.signal, ...(signal ? [signal] : [])]);
  const bytes = Buffer.from(body);
  let refusal: { error: unknown } | undefined;
  /** Stream that is read only once the connection is complete, because it buffers nothing ahead. */
  const late = (check: () => Promise<void>) =>
    new ReadableStream(
      {
        async pull(controller) {
          await check().catch((error) => {
            refusal = { error };
            throw error;
          });
          controller.enqueue(bytes);
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
  const request = {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      // A stream has no length by itself, and not every server takes chunks.
      'content-length': String(bytes.byteLength),
      ...headers,
    },
    body: beforeBody ? late(beforeBody) : body,
    // Required with a stream; the types of the DOM do not know it.
    duplex: 'half',
    redirect: 'manual' as const,
    signal: aborted,
  };
  try {
    const response = await fetch(url, request);
    const received: Record<string, string | undefined> = Object.fromEntries(response.headers);
    return {
      status: response.status,
      headers: received,
      /** The part of the body that arrived, at most 64 KB. */
      body: await readBeginning(response),
    };
  } catch (error) {
    if (refusal) throw refusal.error;
    throw Object.assign(new Error('No response.', { cause: error }), {
      code: aborted.aborted ? 'ETIMEDOUT' : codeOf(error),
    });
  } finally {
    clearTimeout(timer);
  }
}

/** The body until it ends, breaks off, times out or reaches the limit: the status has been received. */
async function readBeginning({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      chunks.push(chunk);
      size += chunk.byteLength;
      if (size >= MAX_BYTES) break;
    }
  } catch {
    // The part that has arrived is enough.
  }
  return Buffer.concat(chunks).subarray(0, MAX_BYTES).toString('utf8');
}

/** The code of the system or of TLS, which `fetch` keeps in the cause; its own codes mean a lost connection. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' && !code.startsWith('UND_') ? code : 'ECONNRESET';
}
