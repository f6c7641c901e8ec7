import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type NodemailerError } from 'nodemailer';
import type { MailAddresses } from '#app/config/delivery.ts';
import type { Log } from '#app/platform/log.ts';
import { isLoopback } from '#app/platform/loopback.ts';
import type { LinksOf } from '../../links/signed-link.server.ts';
import type { StoredConsultation } from '../../submission/stored.ts';
import { type Channel, DeliveryError, toDeliveryError } from './channel.server.ts';
import { deskLetter } from './desk-letter.server.ts';
import { letterHtml, letterText } from './letter-form.server.ts';

interface MailOptions {
  /** Timeout of one mail. */
  timeoutMs?: number;
  /** The links at the end of the mail. */
  linksOf?: LinksOf;
}

const noLinks: LinksOf = () => [];

/** Timeout of one mail, from connecting to the server's last reply. */
const TIMEOUT_MS = 40_000;

/**
 * `mail`: over SMTP, in full, each on a connection of its own. TLS is required unless the server is on
 * this machine.
 *
 * @param url smtp://user:password@host:587 (STARTTLS) or smtps://…:465
 */
export function createMailChannel(
  url: URL,
  addresses: MailAddresses,
  log: Log,
  { timeoutMs = TIMEOUT_MS, linksOf = noLinks }: MailOptions = {},
): Channel {
  const local = isLoopback(url.hostname);
  const secure = url.protocol === 'smtps:';
  const transport = createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
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
  });
  return {
    name: 'mail',
    async deliver(request, { messageId, signal: stop }) {
      const signal = AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]);
      const { rejected } = await transport
        .sendMail({ ...mail(request, messageId, addresses, linksOf), signal })
        .catch((error) => {
          throw smtpFailure(error);
        });
      // No retry: the recipients who accepted the mail would get it again and again.
      if (rejected.length > 0) log.error({ event: 'recipients_rejected', count: rejected.length });
    },
  };
}

/** Folder of the `file` channel. */
export function outboxFolder(dataDir: string): string {
  return join(dataDir, 'outbox');
}

/** File of one message. */
export function messageFile(dataDir: string, reference: string): string {
  return join(outboxFolder(dataDir), `${reference}.eml`);
}

/** `file`: the same mail, written to a folder as an .eml file that any mail program opens. */
export function createFileChannel(
  dataDir: string,
  addresses: MailAddresses,
  linksOf = noLinks,
): Channel {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    name: 'file',
    async deliver(request, { messageId }) {
      const { message } = await transport.sendMail(mail(request, messageId, addresses, linksOf));
      if (!Buffer.isBuffer(message)) throw new TypeError('the stream transport answered no buffer');
      const path = messageFile(dataDir, request.reference);
      try {
        await mkdir(outboxFolder(dataDir), { recursive: true, mode: 0o700 });
        await writeFile(`${path}.part`, message, { mode: 0o600, flush: true });
        await rename(`${path}.part`, path);
      } catch (error) {
        throw toDeliveryError(error);
      }
    },
  };
}

function mail(
  request: StoredConsultation,
  messageId: string,
  { from, to }: MailAddresses,
  linksOf: LinksOf,
) {
  const letter = deskLetter(request, linksOf(request));
  return {
    messageId,
    from,
    to,
    date: new Date(request.receivedAt),
    subject: letter.subject,
    // Prevents automatic replies (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: letterText(letter),
    html: letterHtml(letter),
  };
}

/**
 * The server's reply code, or the network's code without one. 5xx is permanent, except 552 (RFC 5321:
 * storage exceeded; mailboxes are emptied) and 503, a protocol error of this connection.
 */
function smtpFailure(error: NodemailerError): DeliveryError {
  const { responseCode, permanent, originalCode, code = 'unknown' } = error;
  if (code === 'EABORT') return new DeliveryError({ code: 'ETIMEDOUT' }, error);
  if (!responseCode || code === 'ETLS')
    return new DeliveryError({ code: originalCode ?? code }, error);
  return new DeliveryError(
    { code: String(responseCode), permanent: permanent === true && responseCode !== 552 },
    error,
  );
}
