import { type PostAnswer, post } from '#app/platform/post.ts';
import { ForbiddenAddressError } from '#app/platform/public-address.ts';
import { retryAfterSeconds } from '#app/platform/retry-after.ts';
import { type Attempt, DeliveryError, toDeliveryError } from './channel.server.ts';

interface PostDelivery {
  url: URL;
  body: unknown;
  /** Made from the body as it is sent, so that it can be signed. */
  headers: (body: string) => Record<string, string>;
  /** A code that says more than the status does. */
  codeOf?: (answer: PostAnswer) => string | null;
}

/** Statuses of 4xx that say: not now. All others say that the next attempt will fare no better. */
const TRANSIENT = [408, 425, 429];

/**
 * Delivers by one POST.
 *
 * @returns the answer, when its status is 2xx
 * @throws DeliveryError in all other cases; its code is the status, or why there was none
 */
export async function postDelivery(
  { url, body, headers, codeOf }: PostDelivery,
  { signal }: Attempt,
): Promise<PostAnswer> {
  const text = JSON.stringify(body);
  const answer = await post(url, text, { headers: headers(text), signal }).catch((error) => {
    const { code } = toDeliveryError(error);
    throw new DeliveryError({ code, permanent: error instanceof ForbiddenAddressError }, error);
  });
  const { status } = answer;
  if (status >= 200 && status < 300) return answer;
  throw new DeliveryError({
    code: codeOf?.(answer) ?? String(status),
    // A redirect is not followed, today or tomorrow.
    permanent: status >= 300 && status < 500 && !TRANSIENT.includes(status),
    retryAfter: retryAfterSeconds(answer.headers['retry-after']),
  });
}
