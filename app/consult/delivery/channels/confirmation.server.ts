import type { SolapiAccount } from '#app/config/delivery.ts';
import { firm } from '#app/content/firm.ts';
import type { Log } from '#app/platform/log.ts';
import { isMobile } from '../../submission/phone.ts';
import { type Channel, DeliveryError } from './channel.server.ts';
import { smsText } from './sms-text.server.ts';
import { sendBySolapi } from './solapi.server.ts';

/** A later confirmation would only confuse the visitor. */
const MAX_AGE_MS = 24 * 3_600_000;

interface ConfirmationOptions {
  account: SolapiAccount;
  log: Log;
}

/**
 * `confirmation`: an SMS to a visitor, that the request has arrived, if asked for, and of an appointment. Any promotion in it
 * would make it an advertisement (정보통신망법 제50조).
 */
export function createConfirmationChannel({ account, log }: ConfirmationOptions): Channel {
  return {
    name: 'confirmation',
    toVisitor: true,
    takes: ({ confirmation, suspected }) => confirmation && !suspected,
    async deliver({ phone, reference, receivedAt }, attempt) {
      if (!isMobile(phone)) throw new DeliveryError({ code: 'ENOTMOBILE', needless: true });
      if (Date.now() - Date.parse(receivedAt) > MAX_AGE_MS) {
        throw new DeliveryError({ code: 'EEXPIRED', needless: true });
      }
      const text = smsText(
        `[${firm.name}] 상담 신청이 접수되었습니다. 접수번호 ${reference}. 문의 ${firm.phone}`,
      );
      await sendBySolapi([{ to: phone, text }], { account, attempt, log });
    },
    async notify({ to, title, intro }, attempt) {
      if (!to || !isMobile(to.phone))
        throw new DeliveryError({ code: 'ENOTMOBILE', needless: true });
      const text = smsText([title, ...intro].join('\n'));
      await sendBySolapi([{ to: to.phone, text }], { account, attempt, log });
    },
  };
}
