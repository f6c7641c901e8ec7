import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { readAlertSettings } from '#app/config/config.ts';
import { smtpSender } from '#app/consult/delivery/transports/smtp.server.ts';
import { messageMail } from '../messages/message-mail.server.ts';
import { noticeMessage } from '../messages/notice-message.server.ts';
import { command } from './command.ts';
import { UsageFault } from './fault.ts';
import { print } from './output.ts';

const line = v.strictObject({ term: v.string(), text: v.string() });

/** Report on a publication for the office: a part of a notice. */
const Told = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({
    title: v.string(),
    intro: v.array(v.string()),
    parts: v.array(v.strictObject({ title: v.string(), items: v.array(line) })),
  }),
);

export const published = command({
  help: `
consult published 내용    고친 글을 올린 결과를 법인의 메일(MAIL_TO)로 보냅니다.

npm run publish가 부릅니다. 메일 서버(SMTP_URL)가 없으면 화면에만 적습니다.
`,
  words: ['내용'],
  async run(_, [words = '']) {
    const { success, output } = v.safeParse(Told, words);
    if (!success) throw new UsageFault('npm run publish가 적는 내용이 아닙니다.');
    const { title, intro, parts } = output;
    // The subject says what happened, and the heading what the list below it is.
    const heading = parts[0]?.title ?? title;
    const listed = parts.map(({ items }) => ({ title: '', items }));
    const notice = { event: 'publication', title, heading, intro, parts: listed, data: {} };
    const mail = messageMail(noticeMessage(notice, true));
    const { deskMail: office, origin } = readAlertSettings();
    if (!office) return print(mail.text);
    const send = smtpSender(office.url, { host: origin.hostname });
    const messageId = `<${randomUUID()}@${origin.hostname}>`;
    const signal = new AbortController().signal;
    const attempt = { messageId, signal, checkWanted: async () => {}, onRejected() {} };
    await send({ ...mail, messageId, from: office.from, to: office.to }, attempt);
    print(`${office.to.map(({ address }) => address).join(', ')}: 보냈습니다.`);
  },
});
