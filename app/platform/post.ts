export type PostAnswer = Awaited<ReturnType<typeof post>>;

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 64 * 1024;

/**
 * Posts JSON to another server, within ten seconds and without following redirects: a redirect is a
 * response like any other.
 *
 * @throws when there was no response, with a `code`: ETIMEDOUT, ECONNREFUSED, CERT_HAS_EXPIRED, …
 */
export async function post(
  url: URL,
  body: string,
  { headers, signal }: { headers?: Record<string, string>; signal?: AbortSignal | undefined } = {},
) {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS);
  const aborted = AbortSignal.any([timeout.signal, ...(signal ? [signal] : [])]);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
      body,
      redirect: 'manual',
      signal: aborted,
    });
    const received: Record<string, string | undefined> = Object.fromEntries(response.headers);
    return {
      status: response.status,
      headers: received,
      /** As far as it arrived, at most 64 KB. */
      body: await readBeginning(response),
    };
  } catch (error) {
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
    // What has arrived is enough.
  }
  return Buffer.concat(chunks).subarray(0, MAX_BYTES).toString('utf8');
}

/** The code of the system or of TLS, which `fetch` keeps in the cause; its own codes mean a lost connection. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' && !code.startsWith('UND_') ? code : 'ECONNRESET';
}
