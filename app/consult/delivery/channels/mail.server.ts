import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailAddresses } from '#app/config/delivery.ts';
import { syncFolder } from '#app/platform/database/write-durably.ts';
import type { Log } from '#app/platform/log.ts';
import type { LinksOf } from '../../links/signed-link.server.ts';
import type { StoredConsultation } from '../../submission/stored.ts';
import type { Notice } from '../notice.ts';
import { type Attempt, type Channel, deliveryId, toDeliveryError } from './channel.server.ts';
import { deskLetter } from './desk-letter.server.ts';
import { letterHtml, letterText } from './letter-form.server.ts';
import { noticeLetter } from './notice-letter.server.ts';
import { smtpSender } from './smtp.server.ts';

interface MailOptions {
  /** Timeout of one mail. */
  timeoutMs?: number;
  /** The links at the end of the mail. */
  linksOf?: LinksOf;
}

const noLinks: LinksOf = () => [];

/**
 * `mail`: over SMTP, in full.
 *
 * @param url smtp://user:password@host:587 (STARTTLS) or smtps://…:465
 */
export function createMailChannel(
  url: URL,
  addresses: MailAddresses,
  log: Log,
  { timeoutMs, linksOf = noLinks }: MailOptions = {},
): Channel {
  const send = smtpSender(url, log, timeoutMs);
  return {
    name: 'mail',
    deliver: (request, attempt) =>
      send(mail(request, attempt.messageId, addresses, linksOf), attempt),
    notify: (notice, attempt) =>
      send(noticeMail(notice, attempt, { ...addresses, full: true, linksOf }), attempt),
  };
}

/** Folder of the `file` channel. */
export function outboxFolder(dataDir: string): string {
  return join(dataDir, 'outbox');
}

/** Beginning of the name of a notice's file; those of requests are named by their references. */
export const NOTICE_FILE = 'notice-';

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
  async function write(mail: object, path: string): Promise<void> {
    const { message } = await transport.sendMail(mail);
    if (!Buffer.isBuffer(message)) throw new TypeError('the stream transport answered no buffer');
    try {
      await mkdir(outboxFolder(dataDir), { recursive: true, mode: 0o700 });
      await writeFile(`${path}.part`, message, { mode: 0o600, flush: true });
      await rename(`${path}.part`, path);
      syncFolder(outboxFolder(dataDir));
    } catch (error) {
      throw toDeliveryError(error);
    }
  }
  return {
    name: 'file',
    deliver: (request, { messageId }) =>
      write(mail(request, messageId, addresses, linksOf), messageFile(dataDir, request.reference)),
    notify: (notice, attempt) =>
      write(
        noticeMail(notice, attempt, { ...addresses, full: false, linksOf }),
        join(outboxFolder(dataDir), `${NOTICE_FILE}${deliveryId(attempt)}.eml`),
      ),
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

/** @param full whether it names people: a folder keeps its files */
function noticeMail(
  notice: Notice,
  { messageId }: Attempt,
  { from, to, full, linksOf }: MailAddresses & { full: boolean; linksOf: LinksOf },
) {
  const letter = noticeLetter(notice, full, linksOf);
  return {
    ...{ messageId, from, to, subject: letter.subject },
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: letterText(letter),
    html: letterHtml(letter),
  };
}
