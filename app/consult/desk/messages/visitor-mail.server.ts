import type { MailAddresses } from '#app/config/delivery.ts';
import { type Channel, DeliveryError } from '#app/consult/delivery/channel.server.ts';
import { type SmtpOptions, smtpSender } from '#app/consult/delivery/transports/smtp.server.ts';
import { firm } from '#app/firm/view/firm.ts';
import { messageMail } from './message-mail.server.ts';
import type { Notice } from './notice.ts';
import { noticeMessage } from './notice-message.server.ts';

/** `visitor-mail`: sends notices about appointments to visitors who gave an e-mail address. It sends no requests. */
export function createVisitorMailChannel(
  url: URL,
  { from }: Pick<MailAddresses, 'from'>,
  options: Pick<SmtpOptions, 'host'> = {},
): Channel<Notice> {
  const send = smtpSender(url, { ...options, toVisitor: true });
  // The site's own address may have no reader.
  const replyTo = { name: firm.name, address: firm.email };
  return {
    name: 'visitor-mail',
    toVisitor: true,
    takes: () => false,
    async deliver() {
      throw new DeliveryError({ code: 'ENEEDLESS', needless: true });
    },
    async notify(notice, attempt) {
      const address = notice.to?.email;
      if (!address) throw new DeliveryError({ code: 'ENOADDRESS', needless: true });
      const mail = messageMail(noticeMessage(notice, false));
      const { messageId } = attempt;
      const to = { name: '', address };
      const { calendar } = notice;
      const icalEvent = calendar && { ...calendar, filename: 'appointment.ics' };
      await send(
        { ...mail, messageId, from, replyTo, to, ...(icalEvent && { icalEvent }) },
        attempt,
      );
    },
  };
}
