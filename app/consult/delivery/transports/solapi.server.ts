import { createHmac, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { SolapiAccount } from '#app/config/delivery.ts';
import type { PostAnswer } from '#app/platform/post.ts';
import { type Attempt, DeliveryError, deliveryId } from '../channel.server.ts';
import { postDelivery } from './post-delivery.server.ts';

/** A message without its sender; solapi infers the kind (SMS, LMS, alimtalk) from its fields. */
export interface SolapiMessage {
  /** Digits only. */
  to: string;
  text?: string;
  kakaoOptions?: {
    pfId: string;
    templateId: string;
    variables: Record<string, string>;
    disableSms: boolean;
  };
}

/**
 * Sends messages through solapi: `POST /messages/v4/send-many/detail`, signed with HMAC-SHA256
 * (docs.solapi.com, authentication). Decision 013 says why not through its SDK.
 *
 * @throws DeliveryError when it accepts none of them; its code is solapi's of four digits, or the HTTP
 *   status
 */
export async function sendBySolapi(
  messages: readonly SolapiMessage[],
  { account, attempt }: { account: SolapiAccount; attempt: Attempt },
): Promise<void> {
  const customFields = { delivery: deliveryId(attempt) };
  const answer = await postDelivery(
    {
      url: new URL('/messages/v4/send-many/detail', account.url ?? 'https://api.solapi.com'),
      body: { messages: messages.map((one) => ({ ...one, from: account.from, customFields })) },
      headers: () => ({ authorization: authorization(account) }),
      codeOf: errorCode,
    },
    attempt,
  );
  const refused = refusedCodes(answer);
  if (refused.length < messages.length) {
    if (refused.length > 0) attempt.onRejected();
    return;
  }
  throw new DeliveryError({
    code: refused[0] ?? 'EANSWER',
    permanent: refused.every((code) => !TRANSIENT.includes(code)),
  });
}

/** solapi's status codes for temporary failures: server error, no route at the moment. */
const TRANSIENT = ['1024', '1058', '2024'];

const Refusals = v.object({
  failedMessageList: v.array(v.object({ statusCode: v.pipe(v.string(), v.regex(/^\d{4}$/)) })),
});

function refusedCodes({ body }: PostAnswer): string[] {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), Refusals), body);
  if (!result.success) throw new DeliveryError({ code: 'EANSWER' });
  return result.output.failedMessageList.map(({ statusCode }) => statusCode);
}

/** Codes more specific than the status; other texts could quote the message. */
const ErrorCode = v.object({
  errorCode: v.picklist([
    'InvalidAPIKey',
    'InvalidApiKey',
    'SignatureDoesNotMatch',
    'RequestTimeTooSkewed',
    'DuplicatedSignature',
    'NotEnoughBalance',
    'ValidationError',
  ]),
});

function errorCode({ body }: PostAnswer): string | null {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), ErrorCode), body);
  return result.success ? result.output.errorCode : null;
}

function authorization({ key, secret }: SolapiAccount): string {
  const date = new Date().toISOString();
  const salt = randomBytes(16).toString('hex');
  const signature = createHmac('sha256', secret).update(`${date}${salt}`).digest('hex');
  return `HMAC-SHA256 apiKey=${key}, date=${date}, salt=${salt}, signature=${signature}`;
}
