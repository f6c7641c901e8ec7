/**
 * Reads the body of a request as text, whether its length is told beforehand or not. (Hono's own limit
 * makes a new Request of it, and the port's requests cannot be copied so.)
 *
 * @param limit in bytes; no more than this is ever held
 * @returns null when the body is larger
 */
export async function readBody(request: Request, limit: number): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
