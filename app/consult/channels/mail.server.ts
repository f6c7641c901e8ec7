import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailboxAddress } from 'nodemailer/lib/addressparser';
import { stages } from '#app/content/consult.ts';
import type { Log } from '#app/server/log.ts';
import { isLoopback } from '#app/server/settings.ts';
import { letterLines, word } from '../letter.ts';
import type { StoredConsultation } from '../store.server.ts';
import type { Channel } from './channel.server.ts';

export interface MailAddresses {
  from: MailboxAddress;
  to: MailboxAddress[];
}

/**
 * `mail`: over SMTP, in full. TLS is required unless the server is on this machine.
 *
 * @param url smtp://user:password@host:587 (STARTTLS) or smtps://…:465
 */
export function createMailChannel(url: URL, addresses: MailAddresses, log: Log): Channel {
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
    async deliver(request, messageId) {
      const { rejected } = await transport.sendMail(mail(request, messageId, addresses));
      // Those who took it have it: to send again would send them the same mail for ever.
      if (rejected.length > 0) log.error({ event: 'recipients rejected', count: rejected.length });
    },
  };
}

/** Where the `file` channel puts its mails. */
export function outboxFolder(dataDir: string): string {
  return join(dataDir, 'outbox');
}

/** The file of one mail. */
export function letterFile(dataDir: string, reference: string): string {
  return join(outboxFolder(dataDir), `${reference}.eml`);
}

/** `file`: the same mail, written to a folder as an .eml file that any mail program opens. */
export function createFileChannel(dataDir: string, addresses: MailAddresses): Channel {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    name: 'file',
    async deliver(request, messageId) {
      const { message } = await transport.sendMail(mail(request, messageId, addresses));
      if (!Buffer.isBuffer(message)) throw new TypeError('the stream transport answered no buffer');
      await mkdir(outboxFolder(dataDir), { recursive: true, mode: 0o700 });
      const path = letterFile(dataDir, request.reference);
      await writeFile(`${path}.part`, message, { mode: 0o600, flush: true });
      await rename(`${path}.part`, path);
    },
  };
}

function mail(request: StoredConsultation, messageId: string, { from, to }: MailAddresses) {
  const lines = letterLines(request).map(
    ({ term, text }) => `${term}\n${text.replace(/^/gm, '  ')}\n`,
  );
  return {
    messageId,
    from,
    to,
    date: new Date(request.received_at),
    subject: `[상담 신청] ${request.reference} ${word(stages, request.stage)}`,
    text: lines.join('\n'),
  };
}
