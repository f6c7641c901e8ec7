/**
 * Reads the body of a request or a response as text, with or without a Content-Length. (Hono's body-limit
 * copies the Request, which the Node adapter's requests do not support.)
 *
 * @param limit in bytes; no more is ever held in memory
 * @returns null when the body is larger
 */
export async function readBody(from: Request | Response, limit: number): Promise<string | null> {
  const length = from.headers.get('content-length');
  if (Number(length ?? 0) > limit) return null;
  // Node reads no more of a request than its Content-Length; text() needs no stream (decision 030).
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
