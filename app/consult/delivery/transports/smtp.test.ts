import { createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openSmtpPeer } from '../../../../tests/fakes/smtp-peer.ts';
import { smtpSender } from './smtp.server.ts';

const attempt = {
  messageId: '<id@example.com>',
  signal: new AbortController().signal,
  checkWanted: async () => {},
  onRejected() {},
};
const mail = { from: 'site@example.com', to: 'kim@example.com', subject: '김새벽', text: '글' };

/** Opens an SMTP server that replies to each command by name. `greeting` is the reply on connecting. */
async function openServer(replies: Record<string, string>) {
  const commands: string[] = [];
  const usual: Record<string, string> = {
    greeting: '220 ready',
    EHLO: '250 ready',
    HELO: '250 ready',
    MAIL: '250 ok',
    RCPT: '250 ok',
    DATA: '354 go on',
    end: '250 taken',
  };
  const server = createServer((socket: Socket) => {
    const reply = (name: string) => socket.write(`${replies[name] ?? usual[name] ?? '250 ok'}\r\n`);
    let inMail = false;
    reply('greeting');
    socket.on('error', () => {});
    socket.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\r\n').filter(Boolean)) {
        if (inMail) {
          if (line === '.') reply('end');
          inMail = line !== '.';
          continue;
        }
        commands.push(line);
        const [name = ''] = line.split(/[ :]/);
        reply(name);
        inMail = name === 'DATA' && !replies.DATA;
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (!address || typeof address === 'string') throw new TypeError('no TCP server');
  return { url: new URL(`smtp://127.0.0.1:${address.port}`), commands };
}

test.each([
  ['www.example.com', 'EHLO www.example.com'],
  ['xn--ob0by5ojxb.kr', 'EHLO xn--ob0by5ojxb.kr'],
  ['127.0.0.1', /^EHLO (?!127)/],
  ['[::1]', /^EHLO (?!\[::1\])/],
  [undefined, /^EHLO \S+$/],
])('a server is greeted by the site’s name %s', async (host, greeting) => {
  const { url, commands } = await openServer({});
  await smtpSender(url, { host })(mail, attempt);
  expect(commands[0]).toMatch(greeting);
});

test.each([
  ['greeting', '554 5.7.1 Client host blocked', '554', '554 5.7.1 Client host blocked'],
  ['HELO', '501 5.5.4 Invalid domain name', '501', '501 5.5.4 Invalid domain name'],
  ['HELO', '504 5.5.2 need fully-qualified name', '504', '504 5.5.2 need fully-qualified name'],
  ['MAIL', '550 5.1.8 <site@example.com>: not yours\u001b[2J', '550', '550 5.1.8 … not yours [2J'],
  ['RCPT', '550 Kim <kim@example.com> is gone', '550', undefined],
  ['RCPT', '450 4.2.0 Kim is away', '450', '4.2.0'],
  ['end', '554 5.7.1 “김새벽” looks like spam', '554', '5.7.1'],
])('a refusal of %s with %s is logged without the visitor', async (name, reply, code, logged) => {
  // The library tries HELO where EHLO is refused.
  const { url } = await openServer({ [name]: reply, ...(name === 'HELO' && { EHLO: reply }) });
  const send = smtpSender(url, { toVisitor: true });
  await expect(send(mail, attempt)).rejects.toMatchObject({ code, reply: logged });
});

test('a refusal of the firm’s own mailbox is logged in words, without its address', async () => {
  const peer = await openSmtpPeer({ refuse: 550, words: '<kim@example.com> relay denied' });
  onTestFinished(peer.close);
  await expect(smtpSender(new URL(peer.url))(mail, attempt)).rejects.toMatchObject({
    code: '550',
    reply: expect.stringMatching(/^550 (?:5\.\d\.\d )?… relay denied$/),
  });
});

test('truncates a long reply to 200 characters', async () => {
  const { url } = await openServer({ greeting: `554 ${'very '.repeat(100)}long` });
  const error = await smtpSender(url)(mail, attempt).catch((failure) => failure);
  expect(error.reply).toHaveLength(200);
});
