/**
 * Reads the body of a request or a response as text, with or without a Content-Length. (Hono's own limit
 * makes a new Request of it, and the port's requests cannot be copied so.)
 *
 * @param limit in bytes; no more than this is ever held
 * @returns null when the body is larger
 */
export async function readBody(from: Request | Response, limit: number): Promise<string | null> {
  const length = from.headers.get('content-length');
  if (Number(length ?? 0) > limit) return null;
  // The port reads no more than Content-Length, and reading is faster without a stream.
  if (from instanceof Request && length !== null) return from.text();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of from.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
