import { randomUUID } from 'node:crypto';
import type { AlertSettings } from '#app/config/config.ts';
import { type AlertKind, alertText, deskAlertText } from '#app/platform/alert-kinds.ts';
import { type AlertWay, webhookWay } from '#app/platform/alerts.ts';
import { smtpSender } from './transports/smtp.server.ts';

/** The configured ways for alerts, the first choice first. They need neither the database nor a running server. */
export function alertWays({ alertWebhook, alertMail, origin }: AlertSettings): AlertWay[] {
  return [
    ...(alertWebhook ? [webhookWay(alertWebhook)] : []),
    ...(alertMail ? [mailWay(alertMail, origin, alertText, kindLine)] : []),
  ];
}

/** The way to the desk's mailbox, if the operator has another one. */
export function deskAlertWays({ deskMail, hasOperator, origin }: AlertSettings): AlertWay[] {
  return deskMail && hasOperator ? [mailWay(deskMail, origin, deskAlertText)] : [];
}

const kindLine = (kind: AlertKind) => `종류: ${kind} (docs/operations.md의 9번에 뜻이 있습니다)\n`;

/** Mails each alert. */
function mailWay(
  { url, from, to }: NonNullable<AlertSettings['alertMail']>,
  { hostname: host, origin }: URL,
  textOf: typeof alertText,
  lastLine: (kind: AlertKind) => string = () => '',
): AlertWay {
  const send = smtpSender(url, { host });
  return {
    name: 'mail',
    to: `메일 ${to.map(({ address }) => address).join(', ')}`,
    async send(kind, facts) {
      const text = textOf(kind, facts);
      const messageId = `<${randomUUID()}@${host}>`;
      const mail = {
        messageId,
        from,
        to,
        subject: `[사이트 알림] ${text.slice(0, text.indexOf('.'))}`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        text: `${text}\n\n사이트: ${origin}\n${lastLine(kind)}`,
      };
      const signal = new AbortController().signal;
      await send(mail, { messageId, signal, checkWanted: async () => {}, onRejected() {} });
    },
  };
}
