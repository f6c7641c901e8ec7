import type { AlimtalkTemplate, SolapiAccount } from '#app/config/delivery.ts';
import type { Log } from '#app/platform/log.ts';
import { briefOf } from './brief.server.ts';
import type { Channel } from './channel.server.ts';
import { sendBySolapi } from './solapi.server.ts';

interface AlimtalkOptions {
  account: SolapiAccount;
  to: readonly string[];
  template: AlimtalkTemplate;
  log: Log;
}

/**
 * `alimtalk`: to the firm's KakaoTalk, in the words of a template that Kakao has approved, and never
 * with personal data. Who cannot get it there gets the same words by SMS.
 */
export function createAlimtalkChannel({ account, to, template, log }: AlimtalkOptions): Channel {
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
        // A `text` beside the variables would be taken for the template's and refused as another
        // (status 1043): the fall-back says what the template says.
        disableSms: false,
      };
      const messages = [...new Set(to)].map((phone) => ({ to: phone, kakaoOptions }));
      await sendBySolapi(messages, { account, attempt, log });
    },
  };
}
