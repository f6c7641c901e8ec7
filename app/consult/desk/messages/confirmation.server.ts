import type { SolapiAccount } from '#app/config/delivery.ts';
import { type Channel, DeliveryError } from '#app/consult/delivery/channel.server.ts';
import { isMobile } from '#app/consult/requests/fields/phone.ts';
import { firm } from '#app/firm/view/firm.ts';
import type { Notice } from './notice.ts';
import { shortText, smsSender } from './sms.server.ts';

/** An older request is not confirmed: a late SMS would confuse the visitor. */
const MAX_AGE_MS = 24 * 3_600_000;

/**
 * `confirmation`: sends the visitor an SMS when the request has arrived, if the visitor asked for one, and about
 * appointments. With any promotion in it, the SMS would be an advertisement (정보통신망법 제50조).
 */
export function createConfirmationChannel({
  account,
}: {
  account: SolapiAccount;
}): Channel<Notice> {
  const send = smsSender(account);
  return {
    name: 'confirmation',
    toVisitor: true,
    takes: ({ confirmation, suspected }) => confirmation && !suspected,
    async deliver({ phone, reference, receivedAt }, attempt) {
      if (!isMobile(phone)) throw new DeliveryError({ code: 'ENOTMOBILE', needless: true });
      if (Date.now() - Date.parse(receivedAt) > MAX_AGE_MS) {
        throw new DeliveryError({ code: 'EEXPIRED', needless: true });
      }
      const text = `[${firm.name}] 상담 신청이 접수되었습니다. 접수번호 ${reference}. 문의 ${firm.phone}`;
      await send(text, [phone], attempt);
    },
    async notify(notice, attempt) {
      const phone = notice.to?.phone ?? '';
      if (!isMobile(phone)) throw new DeliveryError({ code: 'ENOTMOBILE', needless: true });
      await send(shortText(notice), [phone], attempt);
    },
  };
}
