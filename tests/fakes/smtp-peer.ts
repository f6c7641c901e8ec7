import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/**
 * Behaviour of the peer: `take` accepts a message; `silent` sends nothing, not even a greeting; `hang` receives the
 * message and then sends nothing; `refuse` refuses all recipients, or only `whom`, with a reply code and words.
 */
export type SmtpBehaviour =
  | 'take'
  | 'silent'
  | 'hang'
  | { refuse: number; whom?: string; words?: string };

interface SmtpMail {
  /** Addresses of the envelope: the actual recipients. */
  recipients: string[];
  mail: Email;
  /** The message as received over the wire. */
  raw: string;
}

interface SmtpOptions {
  address?: string;
  port?: number;
  /** Called with each connection and awaited before the greeting. */
  beforeGreeting?: () => unknown;
  /** Called with each recipient and awaited before the reply, which DATA follows. */
  beforeRecipient?: () => unknown;
  /** Called with each message and awaited before the message is acknowledged. */
  beforeTaken?: () => unknown;
}

/** A real SMTP server on this machine that records messages and can be made to fail. */
export async function openSmtpPeer(
  behaviour: SmtpBehaviour = 'take',
  { address = '127.0.0.1', port = 0, ...hooks }: SmtpOptions = {},
) {
  let current = behaviour;
  const received: SmtpMail[] = [];
  const waiting: { match: (text: string) => boolean; found: (mail: SmtpMail) => void }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    // Closes hanging connections instead of waiting for them.
    closeTimeout: 1,
    async onConnect(_session, done) {
      await hooks.beforeGreeting?.();
      if (current !== 'silent') done();
    },
    async onRcptTo(recipient, _session, done) {
      await hooks.beforeRecipient?.();
      const { refuse, whom, words = 'refused' } = typeof current === 'string' ? {} : current;
      if (!refuse || (whom && whom !== recipient.address)) done();
      else done(Object.assign(new Error(words), { responseCode: refuse }));
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
        await hooks.beforeTaken?.();
        if (current !== 'hang') done();
      });
    },
  });
  // Some tests need a client that disconnects in the middle of a dialogue.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, address, resolve));
  // The address of a TCP server is an object.
  const at = server.server.address() as AddressInfo;
  return {
    url: `smtp://${address}:${at.port}`,
    port: at.port,
    received,
    /** Resolves with the message whose text contains these words, now or as soon as it arrives. */
    mailWith(words: string): Promise<SmtpMail> {
      const match = (text: string) => text.includes(words);
      const here = received.find(({ mail }) => match(mail.text ?? ''));
      return here ? Promise.resolve(here) : new Promise((found) => waiting.push({ match, found }));
    },
    /** Changes the behaviour from the next message on. */
    behave(next: SmtpBehaviour) {
      current = next;
    },
    /** Whether the peer leaves its client without an answer. */
    hangs: () => current === 'silent' || current === 'hang',
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

export type SmtpPeer = Awaited<ReturnType<typeof openSmtpPeer>>;
