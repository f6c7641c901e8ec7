import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { MailAddresses } from '#app/config/delivery.ts';
import {
  type Attempt,
  type Channel,
  deliveryId,
  toDeliveryError,
} from '#app/consult/delivery/channel.server.ts';
import {
  messageFile,
  NOTICE_FILE,
  outboxFolder,
} from '#app/consult/delivery/message-files.server.ts';
import { type SmtpOptions, smtpSender } from '#app/consult/delivery/transports/smtp.server.ts';
import type { StoredConsultation } from '#app/consult/requests/stored.ts';
import { syncFolder } from '#app/platform/database/write-durably.ts';
import type { ListLinkOf } from '../links/list-link.server.ts';
import type { LinksOf } from '../links/signed-link.server.ts';
import { deskMessage, type Message, withList } from './desk-message.server.ts';
import { messageMail } from './message-mail.server.ts';
import type { Notice } from './notice.ts';
import { noticeMessage } from './notice-message.server.ts';

const noLinks: LinksOf = () => [];

interface MailOptions extends Omit<SmtpOptions, 'toVisitor'> {
  linksOf?: LinksOf;
  /** Makes the link to the list of open requests; omitted if the list is off. */
  listLinkOf?: ListLinkOf | undefined;
  /** Which of the addresses it sends to, from 0. */
  index?: number;
}

/**
 * `mail`, for the second address `mail-2`, …: sends requests and notices by SMTP, with personal data. Each address has
 * its own channel, so a mail that a server refuses for one address is retried only for that address.
 *
 * @param url smtp://user:password@host:587 (STARTTLS) or smtps://…:465
 */
export function createMailChannel(
  url: URL,
  addresses: MailAddresses,
  { linksOf = noLinks, listLinkOf, index = 0, ...options }: MailOptions = {},
): Channel<Notice> {
  const smtp = smtpSender(url, options);
  const to = addresses.to[index]?.address;
  const complete = (message: Message) =>
    listLinkOf && to ? withList(message, listLinkOf(to)) : message;
  const mails = createMails(addresses, linksOf, { full: true, complete });
  // The head names all of them, so that an answer to all reaches all.
  const envelope = { from: addresses.from.address, to };
  const send = (mail: SendMailOptions, attempt: Attempt) => smtp({ ...mail, envelope }, attempt);
  return {
    name: index === 0 ? 'mail' : `mail-${index + 1}`,
    deliver: async (request, attempt) => send(await mails.ofRequest(request, attempt), attempt),
    notify: (notice, attempt) => send(mails.ofNotice(notice, attempt.messageId), attempt),
  };
}

/** `file`: writes the same mail to a folder, as an .eml file that any mail program opens. */
export function createFileChannel(
  dataDir: string,
  addresses: MailAddresses,
  linksOf = noLinks,
): Channel<Notice> {
  const transport = createTransport({ streamTransport: true, buffer: true });
  // The file of a notice stays when a request is deleted, so it names nobody.
  const mails = createMails(addresses, linksOf, { full: false });
  async function write(mail: object, path: string, { checkWanted }: Attempt): Promise<void> {
    const { message } = await transport.sendMail(mail);
    if (!Buffer.isBuffer(message)) throw new TypeError('The stream transport returned no buffer.');
    try {
      await mkdir(outboxFolder(dataDir), { recursive: true, mode: 0o700 });
      await writeFile(`${path}.part`, message, { mode: 0o600, flush: true });
      await checkWanted().catch(async (error) => {
        await rm(`${path}.part`);
        throw error;
      });
      await rename(`${path}.part`, path);
      syncFolder(outboxFolder(dataDir));
    } catch (error) {
      throw toDeliveryError(error);
    }
  }
  return {
    name: 'file',
    deliver: async (request, attempt) =>
      write(
        await mails.ofRequest(request, attempt),
        messageFile(dataDir, request.reference),
        attempt,
      ),
    notify: (notice, attempt) =>
      write(
        mails.ofNotice(notice, attempt.messageId),
        messageFile(dataDir, `${NOTICE_FILE}${deliveryId(attempt)}`),
        attempt,
      ),
  };
}

interface MailContent {
  /** Whether notices contain personal data. */
  full: boolean;
  /** Adds to a message what only this mailbox gets. */
  complete?: (message: Message) => Message;
}

function createMails(
  { from, to }: MailAddresses,
  linksOf: LinksOf,
  { full, complete = (message) => message }: MailContent,
) {
  return {
    async ofRequest(request: StoredConsultation, { messageId, others }: Attempt) {
      const message = deskMessage(request, linksOf(request), { others: await others?.() });
      return {
        messageId,
        from,
        to,
        date: new Date(request.receivedAt),
        ...messageMail(complete(message)),
      };
    },
    ofNotice: (notice: Notice, messageId: string) => ({
      messageId,
      from,
      to,
      ...messageMail(complete(noticeMessage(notice, full, linksOf))),
    }),
  };
}
