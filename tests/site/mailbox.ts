import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  /** Addresses of the envelope: who it really went to. */
  recipients: string[];
  mail: Email;
}

interface MailboxOptions {
  address?: string;
  /** A recipient whom the server does not know. */
  refuse?: string;
}

/** A real SMTP server on this machine that keeps what it is sent. */
export async function openMailbox({ address = '127.0.0.1', refuse }: MailboxOptions = {}) {
  const received: ReceivedMail[] = [];
  const waiting: { match: (text: string) => boolean; found: (mail: ReceivedMail) => void }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address: recipient }, _session, done) {
      if (recipient !== refuse) done();
      else done(Object.assign(new Error('No such user'), { responseCode: 550 }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        const one = { mail, recipients: session.envelope.rcptTo.map(({ address }) => address) };
        received.push(one);
        for (const { match, found } of waiting) if (match(mail.text ?? '')) found(one);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, address, resolve));
  // An address of a TCP server is an object.
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://${address}:${port}`,
    received,
    /** The mail whose text holds these words, now or as soon as it arrives. */
    mailWith(words: string): Promise<ReceivedMail> {
      const match = (text: string) => text.includes(words);
      const here = received.find(({ mail }) => match(mail.text ?? ''));
      return here ? Promise.resolve(here) : new Promise((found) => waiting.push({ match, found }));
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>;
