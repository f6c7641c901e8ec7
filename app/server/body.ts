/**
 * Reads the body of a request or a response as text, whether its length is told beforehand or not. (Hono's own limit
 * makes a new Request of it, and the port's requests cannot be copied so.)
 *
 * @param limit in bytes; no more than this is ever held
 * @returns null when the body is larger
 */
export async function readBody(
  { headers, body }: Pick<Request, 'headers' | 'body'>,
  limit: number,
): Promise<string | null> {
  if (Number(headers.get('content-length') ?? 0) > limit) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
