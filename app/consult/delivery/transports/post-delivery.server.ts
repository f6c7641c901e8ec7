import { type PostAnswer, post } from '#app/platform/post.ts';
import { retryAfterSeconds } from '#app/platform/retry-after.ts';
import { type Attempt, DeliveryError, toDeliveryError } from '../channel.server.ts';

interface PostDelivery {
  url: URL;
  body: unknown;
  /** Built from the body as sent, so that it can be signed. */
  headers: (body: string) => Record<string, string>;
  /** A code more specific than the status. */
  codeOf?: (answer: PostAnswer) => string | null;
}

/** 4xx statuses after which another attempt may succeed. */
const TRANSIENT = [408, 425, 429];

/**
 * Delivers by one POST.
 *
 * @returns the response, when its status is 2xx
 * @throws DeliveryError otherwise; its code is the status, or the reason why there was none
 */
export async function postDelivery(
  { url, body, headers, codeOf }: PostDelivery,
  { signal, checkWanted }: Attempt,
): Promise<PostAnswer> {
  const text = JSON.stringify(body);
  const options = { headers: headers(text), signal, beforeBody: checkWanted };
  const answer = await post(url, text, options).catch((error) => {
    throw toDeliveryError(error);
  });
  const { status } = answer;
  if (status >= 200 && status < 300) return answer;
  throw new DeliveryError({
    code: codeOf?.(answer) ?? String(status),
    // Redirects are never followed, so a later attempt would get the same response.
    permanent: status >= 300 && status < 500 && !TRANSIENT.includes(status),
    retryAfter: retryAfterSeconds(answer.headers['retry-after']),
  });
}
