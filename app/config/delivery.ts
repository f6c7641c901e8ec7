import type { MailboxAddress } from 'nodemailer/lib/addressparser';
import * as v from 'valibot';
import { firm } from '#app/firm/view/firm.ts';
import { list, mailAddresses, matching, optional, receiver, url } from './formats.ts';

export type ChannelConfig = NonNullable<ReturnType<typeof channelConfig>>;
export type AlimtalkTemplate = Extract<ChannelConfig, { name: 'alimtalk' }>['template'];
export type SolapiAccount = NonNullable<ReturnType<typeof solapiAccount>>;

export interface MailAddresses {
  from: MailboxAddress;
  to: MailboxAddress[];
}

/** How much of a request a message contains: `brief` leaves out personal data, `full` has everything. */
export type Extent = v.InferOutput<typeof extent>;

const channel = v.picklist(
  ['mail', 'sms', 'alimtalk', 'webhook', 'file'],
  'mail, sms, alimtalk, webhook, file 가운데서 적습니다',
);

const smtpUrl = v.pipe(
  url('smtp://사용자:암호@호스트:587처럼 적습니다'),
  v.check(({ protocol }) => /^smtps?:$/.test(protocol), 'smtp:// 또는 smtps://로 시작합니다'),
  v.check(({ hostname }) => !hostname.includes(','), '서버는 하나만 적습니다'),
  v.check(isDecodable, '아이디나 암호의 특수 문자는 %40처럼 적습니다. %는 %25입니다'),
);

const phoneNumber = v.pipe(
  v.string(),
  v.transform((value) => value.replace(/[\s-]/g, '')),
  v.regex(/^\d{8,12}$/, '010-1234-5678처럼 전화번호를 적습니다'),
);

const extent = v.picklist(['brief', 'full'], 'brief 또는 full입니다');

const morning = matching(
  /^(off|(0\d|1[01]):[0-5]\d)$/,
  '08:30처럼 정오 전의 시각을 적거나, 보내지 않으려면 off라고 적습니다',
);

/** A PIN that a stranger would not try first. */
const pin = v.pipe(
  matching(/^\d{6}$/, '숫자 여섯 자리를 적습니다'),
  v.check(
    (value) => !isGuessable(value),
    '맞히기 쉬운 번호라 쓸 수 없습니다. 서로 다른 숫자가 넷 이상이고, 차례로 이어지지 않고, 대표 전화번호에 들어 있지 않은 여섯 자리를 적습니다',
  ),
);

const webhookFormat = v.picklist(
  ['json', 'slack', 'discord'],
  'json, slack, discord 가운데 하나입니다',
);

const settings = v.object({
  CHANNELS: v.optional(v.pipe(list, v.array(channel)), ''),
  SMTP_URL: optional(smtpUrl),
  MAIL_FROM: optional(mailAddresses),
  MAIL_TO: optional(mailAddresses),
  /** The person who looks after the server; without it, alerts go to MAIL_TO. */
  ALERT_MAIL_TO: optional(mailAddresses),
  SOLAPI_KEY: optional(v.string()),
  SOLAPI_SECRET: optional(v.string()),
  /** Another host that speaks solapi's protocol, such as the one in tests. */
  SOLAPI_URL: optional(receiver),
  SMS_FROM: optional(phoneNumber),
  SMS_TO: optional(v.pipe(list, v.array(phoneNumber))),
  SMS_EXTENT: v.optional(extent, 'brief'),
  ALIMTALK_CHANNEL: optional(v.string()),
  ALIMTALK_TEMPLATE: optional(v.string()),
  WEBHOOK_URL: optional(receiver),
  WEBHOOK_FORMAT: v.optional(webhookFormat, 'json'),
  /** Signs the webhook's requests; without it they are unsigned. */
  WEBHOOK_SECRET: optional(v.string()),
  WEBHOOK_EXTENT: v.optional(extent, 'brief'),
  DIGEST_AT: v.optional(morning, '08:30'),
  DESK_LIST: v.optional(v.picklist(['on', 'off'], 'on 또는 off입니다'), 'off'),
  DESK_PIN: optional(pin),
});

type Settings = v.InferOutput<typeof settings>;

/** Delivery of requests to the firm, and of confirmations to visitors. */
export const delivery = v.pipe(
  settings,
  v.transform((given) => {
    const account = solapiAccount(given);
    const names = given.CHANNELS.length > 0 ? given.CHANNELS : [byDefault(given)];
    return {
      channels: names.flatMap((name) => channelConfig(name, given) ?? []),
      /** Korean time at which a working day's digest is sent; null: no digest. */
      digestAt: given.DIGEST_AT === 'off' ? null : given.DIGEST_AT,
      /** PIN of the list of open requests; null if the list is off. */
      deskPin: given.DESK_LIST === 'on' ? given.DESK_PIN : null,
      /** Sends confirmations to visitors by SMS. The form offers them only if an account is configured. */
      confirmation: account && { account },
      /** Sends alerts to the operator, whether requests go by mail or not. */
      alertMail: alertMail(given),
      /** Mails the desk what it can act on. */
      deskMail: mailServer(given),
      /** Whether the operator has a mailbox of their own. */
      hasOperator: given.ALERT_MAIL_TO !== null,
    };
  }),
);

function byDefault({ SMTP_URL }: Settings): 'mail' | 'file' {
  return SMTP_URL ? 'mail' : 'file';
}

/** Null if a required setting is missing, which rules.ts reports as a fault. */
function channelConfig(name: Settings['CHANNELS'][number], given: Settings) {
  const account = solapiAccount(given);
  const { WEBHOOK_URL, SMS_TO: to } = given;
  const server = mailServer(given);
  switch (name) {
    case 'file':
      return { name, ...mailAddressesOf(given) };
    case 'mail':
      return server && { name, ...server };
    case 'sms':
      return account && to && { name, account, to, extent: given.SMS_EXTENT };
    case 'alimtalk': {
      const { ALIMTALK_CHANNEL, ALIMTALK_TEMPLATE } = given;
      if (!account || !to || !ALIMTALK_CHANNEL || !ALIMTALK_TEMPLATE) return null;
      /** `channel` is the pfId of the Kakao channel. */
      const template = { channel: ALIMTALK_CHANNEL, id: ALIMTALK_TEMPLATE };
      return { name, account, to, template };
    }
    case 'webhook': {
      const { WEBHOOK_FORMAT: format, WEBHOOK_SECRET: secret, WEBHOOK_EXTENT: extent } = given;
      return WEBHOOK_URL && { name, url: WEBHOOK_URL, format, secret, extent };
    }
  }
}

function mailServer(given: Settings) {
  return given.SMTP_URL && { url: given.SMTP_URL, ...mailAddressesOf(given) };
}

function alertMail(given: Settings) {
  const desk = mailServer(given);
  return desk && { ...desk, to: given.ALERT_MAIL_TO ?? desk.to };
}

function mailAddressesOf({ MAIL_FROM, MAIL_TO }: Settings): MailAddresses {
  const own: MailboxAddress = { name: firm.name, address: firm.email };
  return { from: MAIL_FROM?.[0] ?? own, to: MAIL_TO ?? [own] };
}

/** `from` is the registered sender; `url` is where the API is, null for solapi's own. */
function solapiAccount(given: Settings) {
  const { SOLAPI_KEY: key, SOLAPI_SECRET: secret, SMS_FROM: from, SOLAPI_URL: url } = given;
  return key && secret && from ? { key, secret, from, url } : null;
}

/** 000000, 112233, 123123, 123456, 975319, or a part of the firm's phone number. */
function isGuessable(pin: string): boolean {
  const steps = [...pin]
    .slice(1)
    .map((digit, index) => (Number(digit) - Number(pin[index]) + 10) % 10);
  return (
    new Set(pin).size < 4 ||
    new Set(steps).size === 1 ||
    firm.phone.replace(/\D/g, '').includes(pin)
  );
}

function isDecodable({ username, password }: URL): boolean {
  try {
    decodeURIComponent(username + password);
    return true;
  } catch {
    // A lone %.
    return false;
  }
}
