import * as v from 'valibot';
import { list, mailAddresses, secureUrl } from './formats.ts';

const channel = v.picklist(
  ['mail', 'sms', 'alimtalk', 'webhook', 'file'],
  'mail, sms, alimtalk, webhook, file 가운데서 적습니다',
);

const smtpUrl = v.pipe(
  v.string(),
  v.url('smtp://사용자:암호@호스트:587처럼 적습니다'),
  v.transform((value) => new URL(value)),
  v.check(({ protocol }) => /^smtps?:$/.test(protocol), 'smtp:// 또는 smtps://로 시작합니다'),
  v.check(isDecodable, '아이디나 암호의 특수 문자는 %40처럼 적습니다. %는 %25입니다'),
);

const phoneNumber = v.pipe(
  v.string(),
  v.transform((value) => value.replace(/[\s-]/g, '')),
  v.regex(/^\d{8,12}$/, '010-1234-5678처럼 전화번호를 적습니다'),
);

/** What goes through a channel that others could read: without personal data, or all of it. */
const extent = v.picklist(['brief', 'full'], 'brief 또는 full입니다');

/** How a request reaches the firm, and its confirmation the visitor. */
export const channelSettings = {
  CHANNELS: v.optional(v.pipe(list, v.array(channel))),
  SMTP_URL: v.optional(smtpUrl),
  MAIL_FROM: v.optional(mailAddresses),
  MAIL_TO: v.optional(mailAddresses),
  SOLAPI_KEY: v.optional(v.string()),
  SOLAPI_SECRET: v.optional(v.string()),
  /** Another host that speaks solapi's protocol; tests have one. */
  SOLAPI_URL: v.optional(secureUrl()),
  SMS_FROM: v.optional(phoneNumber),
  SMS_TO: v.optional(v.pipe(list, v.array(phoneNumber))),
  SMS_EXTENT: v.optional(extent, 'brief'),
  ALIMTALK_CHANNEL: v.optional(v.string()),
  ALIMTALK_TEMPLATE: v.optional(v.string()),
  WEBHOOK_URL: v.optional(secureUrl()),
  WEBHOOK_FORMAT: v.optional(
    v.picklist(['json', 'slack', 'discord'], 'json, slack, discord 가운데 하나입니다'),
    'json',
  ),
  WEBHOOK_SECRET: v.optional(v.string()),
  WEBHOOK_EXTENT: v.optional(extent, 'brief'),
};

function isDecodable({ username, password }: URL): boolean {
  try {
    decodeURIComponent(username + password);
    return true;
  } catch {
    // A lone %: said as a fault of the setting.
    return false;
  }
}
