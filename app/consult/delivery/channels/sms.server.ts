import type { Extent, SolapiAccount } from '#app/config/delivery.ts';
import type { Log } from '#app/platform/log.ts';
import { contactText } from '../../message.ts';
import type { StoredConsultation } from '../../submission/stored.ts';
import { briefOf } from './brief.server.ts';
import type { Channel } from './channel.server.ts';
import { smsText } from './sms-text.server.ts';
import { sendBySolapi } from './solapi.server.ts';

interface SmsOptions {
  account: SolapiAccount;
  to: readonly string[];
  extent: Extent;
  log: Log;
}

/** `sms`: to the firm's phones. solapi sends more than 90 bytes as an LMS. */
export function createSmsChannel({ account, to, extent, log }: SmsOptions): Channel {
  return {
    name: 'sms',
    async deliver(request, attempt) {
      const text = smsText(noticeText(request, extent));
      const messages = [...new Set(to)].map((phone) => ({ to: phone, text }));
      await sendBySolapi(messages, { account, attempt, log });
    },
  };
}

function noticeText(request: StoredConsultation, extent: Extent): string {
  const { mark, reference, area, stage } = briefOf(request);
  const person = extent === 'full' ? `${request.name} ${contactText(request)}\n` : '';
  return `${mark}[상담 신청] ${reference}\n${person}${area}\n${stage}`;
}
