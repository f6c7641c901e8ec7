import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/**
 * How the peer treats a mail: takes it; refuses the recipients, or the one whom it does not know, with a
 * reply code; says nothing, not even a greeting; takes the whole mail and then says nothing.
 */
export type SmtpBehaviour = 'take' | 'silent' | 'hang' | { refuse: number; whom?: string };

interface SmtpMail {
  /** Addresses of the envelope: who it really went to. */
  recipients: string[];
  mail: Email;
  /** As it came over the wire. */
  raw: string;
}

interface SmtpOptions {
  address?: string;
  port?: number;
  /** Called with each mail, and waited for, before the sender is told that it was taken. */
  beforeTaken?: () => unknown;
}

/** A real SMTP server on this machine that keeps what it is sent, and can be told to fail. */
export async function openSmtpPeer(
  behaviour: SmtpBehaviour = 'take',
  { address = '127.0.0.1', port = 0, beforeTaken }: SmtpOptions = {},
) {
  let current = behaviour;
  const received: SmtpMail[] = [];
  const waiting: { match: (text: string) => boolean; found: (mail: SmtpMail) => void }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    // What hangs here is cut, not waited for.
    closeTimeout: 1,
    onConnect(_session, done) {
      if (current !== 'silent') done();
    },
    onRcptTo(recipient, _session, done) {
      const { refuse, whom } = typeof current === 'string' ? {} : current;
      if (!refuse || (whom && whom !== recipient.address)) done();
      else done(Object.assign(new Error('refused'), { responseCode: refuse }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks);
        const recipients = session.envelope.rcptTo.map((recipient) => recipient.address);
        const one = { recipients, mail: await PostalMime.parse(raw), raw: raw.toString() };
        received.push(one);
        for (const { match, found } of waiting) if (match(one.mail.text ?? '')) found(one);
        await beforeTaken?.();
        if (current !== 'hang') done();
      });
    },
  });
  // A client that goes away in the middle of a dialogue is what some tests are about.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, address, resolve));
  // An address of a TCP server is an object.
  const at = server.server.address() as AddressInfo;
  return {
    url: `smtp://${address}:${at.port}`,
    port: at.port,
    received,
    /** The mail whose text holds these words, now or as soon as it arrives. */
    mailWith(words: string): Promise<SmtpMail> {
      const match = (text: string) => text.includes(words);
      const here = received.find(({ mail }) => match(mail.text ?? ''));
      return here ? Promise.resolve(here) : new Promise((found) => waiting.push({ match, found }));
    },
    /** From the next mail on. */
    behave(next: SmtpBehaviour) {
      current = next;
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

export type SmtpPeer = Awaited<ReturnType<typeof openSmtpPeer>>;
