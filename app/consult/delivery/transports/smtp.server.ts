import { isIP } from 'node:net';
import { Readable } from 'node:stream';
import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer';
import { isLoopback } from '#app/platform/loopback.ts';
import { type Attempt, DeliveryError } from '../channel.server.ts';
import { replyForLog } from './smtp-reply.ts';

/**
 * Timeout of one mail, from connecting to the server's last reply. It ends before the attempt of the worker
 * (45 s), which ends before the lease of the delivery (60 s); docs/channels.md says so too.
 */
const TIMEOUT_MS = 40_000;

export interface SmtpOptions {
  /**
   * The name in EHLO: the host of ORIGIN, because many mail servers refuse this machine's own name. If ORIGIN has an IP
   * address, no name is set, and nodemailer sends this machine's name or [127.0.0.1].
   */
  host?: string | undefined;
  timeoutMs?: number | undefined;
  /** Whether the mails go to visitors. */
  toVisitor?: boolean;
}

/**
 * Sends mails over SMTP, each on a connection of its own. TLS is required unless the server is on this
 * machine.
 *
 * @param url smtp://user:password@host:587 (STARTTLS) or smtps://…:465
 * @returns a function that sends to one recipient. It throws DeliveryError if the server refused, or what `checkWanted`
 *   threw
 */
export function smtpSender(
  url: URL,
  { host, timeoutMs = TIMEOUT_MS, toVisitor = false }: SmtpOptions = {},
) {
  const connection = connectionTo(url, host);
  return async (mail: SendMailOptions, attempt: Attempt): Promise<void> => {
    const { signal: stop, checkWanted } = attempt;
    const signal = AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]);
    let checkError: unknown;
    async function* contentIfWanted(content: Readable) {
      await checkWanted().catch((error) => {
        checkError = error;
        throw error;
      });
      yield* content;
    }
    const transport = createTransport(connection);
    // nodemailer reads the content after the server's 354 reply to DATA. If `checkWanted` throws then, the connection
    // closes without the final dot, and the server discards the mail (RFC 5321, 4.1.1.4).
    transport.use('stream', ({ message }, done) => {
      message.processFunc((content) => Readable.from(contentIfWanted(content)));
      done();
    });
    await transport.sendMail({ ...mail, signal }).catch((error) => {
      throw checkError ?? smtpFailure(error, toVisitor);
    });
  };
}

/**
 * Connects to the server and logs in, without sending anything.
 *
 * @throws the error of nodemailer if either fails
 */
export async function trySmtp(url: URL, host?: string): Promise<void> {
  await createTransport(connectionTo(url, host)).verify();
}

function connectionTo(url: URL, host: string | undefined) {
  const local = isLoopback(url.hostname);
  const secure = url.protocol === 'smtps:';
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    ...(host && !isAddress(host) && { name: host }),
    requireTLS: !secure && !local,
    ignoreTLS: !secure && local,
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * Turns nodemailer's error into a DeliveryError with the server's reply code or, if no reply came, the network's code.
 * nodemailer marks 5xx as permanent, except 503; this function also excepts 552 (RFC 5321: the mailbox is full).
 */
function smtpFailure(error: NodemailerError, toVisitor: boolean): DeliveryError {
  const { responseCode, permanent, originalCode, code = 'unknown' } = error;
  const reply = replyForLog(error, toVisitor);
  if (code === 'EABORT') return new DeliveryError({ code: 'ETIMEDOUT' }, error);
  if (!responseCode || code === 'ETLS')
    return new DeliveryError({ code: originalCode ?? code, reply }, error);
  return new DeliveryError(
    { code: String(responseCode), permanent: permanent === true && responseCode !== 552, reply },
    error,
  );
}

function isAddress(host: string): boolean {
  return host.startsWith('[') || isIP(host) !== 0;
}
