import type { AlimtalkTemplate, SolapiAccount } from '#app/config/delivery.ts';
import type { Channel } from '#app/consult/delivery/channel.server.ts';
import { sendBySolapi } from '#app/consult/delivery/transports/solapi.server.ts';
import { briefOf } from './brief.server.ts';
import type { Notice } from './notice.ts';
import { shortText, smsSender } from './sms.server.ts';

interface AlimtalkOptions {
  account: SolapiAccount;
  to: readonly string[];
  template: AlimtalkTemplate;
}

/**
 * `alimtalk`: sends requests to the firm's KakaoTalk, in a template that Kakao has approved and without personal data.
 * Recipients without KakaoTalk get the same text by SMS.
 */
export function createAlimtalkChannel({ account, to, template }: AlimtalkOptions): Channel<Notice> {
  const send = smsSender(account);
  return {
    name: 'alimtalk',
    async deliver(request, attempt) {
      const { mark, reference, area, stage } = briefOf(request);
      const kakaoOptions = {
        pfId: template.channel,
        templateId: template.id,
        variables: {
          '#{접수번호}': reference,
          '#{업무}': area,
          '#{상황}': `${mark}${stage}`,
        },
        // Solapi refuses a `text` that differs from the template (status 1043). It fills in the template for the SMS.
        disableSms: false,
      };
      const messages = [...new Set(to)].map((phone) => ({ to: phone, kakaoOptions }));
      await sendBySolapi(messages, { account, attempt });
    },
    // The approved template fits no notice, so the same phones get an SMS.
    notify: (notice, attempt) => send(shortText(notice), to, attempt),
  };
}
