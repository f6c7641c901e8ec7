import { createHmac } from 'node:crypto';
import { openHttpPeer } from './http-peer.ts';

interface SolapiMail {
  to: string;
  from: string;
  text?: string;
  kakaoOptions?: {
    pfId: string;
    templateId: string;
    variables: Record<string, string>;
    disableSms: boolean;
  };
  customFields: Record<string, string>;
}

export type FakeSolapi = Awaited<ReturnType<typeof openSolapi>>;

/**
 * solapi on this machine: `POST /messages/v4/send-many/detail` with its check of the signature (15
 * minutes, no salt twice) and its response, as in docs.solapi.com and its SDK.
 */
export async function openSolapi() {
  const [key, secret] = ['NCSTESTKEY', 'a-secret-of-solapi'];
  const messages: SolapiMail[] = [];
  const refused = new Map<string, string>();
  const salts = new Set<string>();
  const peer = await openHttpPeer({
    behave({ path, method, headers, body }, response) {
      const answer = (status: number, data: object) =>
        response
          .writeHead(status, { 'content-type': 'application/json' })
          .end(JSON.stringify(data));
      if (method !== 'POST' || path !== '/messages/v4/send-many/detail') return answer(404, {});
      const fault = signatureFault(headers.authorization ?? '', { key, secret, salts });
      if (fault) return answer(403, { errorCode: fault, errorMessage: '인증할 수 없습니다.' });
      // Sent by a client whose signature is valid.
      const { messages: sent } = JSON.parse(body) as { messages: SolapiMail[] };
      const failed = sent.filter(({ to }) => refused.has(to));
      messages.push(...sent.filter(({ to }) => !refused.has(to)));
      return answer(200, {
        groupInfo: { count: { total: sent.length, registeredFailed: failed.length } },
        failedMessageList: failed.map(({ to, text }) => ({
          to,
          statusCode: refused.get(to),
          statusMessage: `거절: ${to} ${text}`,
        })),
      });
    },
  });
  return {
    account: { key, secret, from: '0200000000', url: new URL(peer.url) },
    /** The messages that it accepted. */
    messages,
    peer,
    /** Refuses this number from now on with this code of four digits. */
    refuse: (to: string, code: string) => void refused.set(to, code),
    close: peer.close,
  };
}

interface Credentials {
  key: string;
  secret: string;
  salts: Set<string>;
}

function signatureFault(header: string, { key, secret, salts }: Credentials): string | null {
  const [scheme, rest = ''] = header.split(/ (.*)/s);
  const parts = Object.fromEntries(rest.split(', ').map((part) => part.split(/=(.*)/s)));
  const { apiKey, date = '', salt = '', signature } = parts;
  if (scheme !== 'HMAC-SHA256' || apiKey !== key) return 'InvalidAPIKey';
  if (!(Math.abs(Date.now() - Date.parse(date)) < 15 * 60_000)) return 'RequestTimeTooSkewed';
  if (!/^[a-zA-Z0-9]{12,64}$/.test(salt) || salts.has(salt)) return 'DuplicatedSignature';
  salts.add(salt);
  const mac = createHmac('sha256', secret)
    .update(date + salt)
    .digest('hex');
  return mac === signature ? null : 'SignatureDoesNotMatch';
}
