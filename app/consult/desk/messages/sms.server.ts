import type { Extent, SolapiAccount } from '#app/config/delivery.ts';
import type { Attempt, Channel } from '#app/consult/delivery/channel.server.ts';
import { smsText } from '#app/consult/delivery/transports/sms-text.server.ts';
import { sendBySolapi } from '#app/consult/delivery/transports/solapi.server.ts';
import type { StoredConsultation } from '#app/consult/requests/stored.ts';
import { briefOf } from './brief.server.ts';
import { contactText } from './message-lines.ts';
import type { Notice } from './notice.ts';

interface SmsOptions {
  account: SolapiAccount;
  to: readonly string[];
  extent: Extent;
}

/** `sms`: sends requests and notices to the firm's phones. Solapi sends texts of more than 90 bytes as LMS. */
export function createSmsChannel({ account, to, extent }: SmsOptions): Channel<Notice> {
  const send = smsSender(account);
  return {
    name: 'sms',
    deliver: (request, attempt) => send(requestText(request, extent), to, attempt),
    notify: (notice, attempt) => send(shortText(notice), to, attempt),
  };
}

/** Returns a function that sends the same SMS to several phones. */
export function smsSender(account: SolapiAccount) {
  return async (words: string, to: readonly string[], attempt: Attempt): Promise<void> => {
    const text = smsText(words);
    const messages = [...new Set(to)].map((phone) => ({ to: phone, text }));
    await sendBySolapi(messages, { account, attempt });
  };
}

/** The SMS of a notice, without personal data. */
export function shortText({ title, intro }: Notice): string {
  return [title, ...intro].join('\n');
}

function requestText(request: StoredConsultation, extent: Extent): string {
  const { mark, reference, area, stage } = briefOf(request);
  const person = extent === 'full' ? `${request.name} ${contactText(request)}\n` : '';
  return `${mark}[상담 신청] ${reference}\n${person}${area}\n${stage}`;
}
