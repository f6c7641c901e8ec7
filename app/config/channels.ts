import type { MailboxAddress } from 'nodemailer/lib/addressparser';
import { firm } from '#app/content/firm.ts';
import type { Settings } from './settings.ts';

export type ChannelConfig =
  | ({ name: 'mail'; url: URL } & MailAddresses)
  | ({ name: 'file' } & MailAddresses)
  | { name: 'sms'; account: SolapiAccount; to: string[]; extent: Extent }
  | { name: 'alimtalk'; account: SolapiAccount; to: string[]; template: AlimtalkTemplate }
  | {
      name: 'webhook';
      url: URL;
      format: 'json' | 'slack' | 'discord';
      /** Key of the signature; null: unsigned. */
      secret: string | null;
      extent: Extent;
    };

/** Without personal data, or the request in full. */
export type Extent = 'brief' | 'full';

export interface MailAddresses {
  from: MailboxAddress;
  to: MailboxAddress[];
}

export interface SolapiAccount {
  key: string;
  secret: string;
  /** The registered sender, digits only. */
  from: string;
  /** Where the API is; null: solapi's own. */
  url: URL | null;
}

export interface AlimtalkTemplate {
  /** pfId of the Kakao channel. */
  channel: string;
  id: string;
}

/** Confirmations go to visitors by SMS. */
export interface ConfirmationConfig {
  account: SolapiAccount;
}

/** The channels asked for; without a word about them, mail if it is set up, else files. */
export function channelConfigs(settings: Settings): ChannelConfig[] {
  const { CHANNELS, SMTP_URL } = settings;
  const names = CHANNELS?.length ? CHANNELS : [SMTP_URL ? ('mail' as const) : ('file' as const)];
  return names.map((name) => channelConfig(name, settings));
}

/** Offered as soon as an SMS account is configured. */
export function confirmationConfig(settings: Settings): ConfirmationConfig | null {
  const account = solapiAccount(settings);
  return account && { account };
}

/** What a channel is made of is there: missingSettings has looked. */
function channelConfig(name: ChannelConfig['name'], settings: Settings): ChannelConfig {
  const own = { name: firm.name, address: firm.email };
  const mail = { from: settings.MAIL_FROM?.[0] ?? own, to: settings.MAIL_TO ?? [own] };
  const account = solapiAccount(settings);
  const { SMTP_URL, WEBHOOK_URL, SMS_TO: to, ALIMTALK_CHANNEL, ALIMTALK_TEMPLATE } = settings;
  if (name === 'mail' && SMTP_URL) return { name, url: SMTP_URL, ...mail };
  if (name === 'sms' && account && to) return { name, account, to, extent: settings.SMS_EXTENT };
  if (name === 'alimtalk' && account && to && ALIMTALK_CHANNEL && ALIMTALK_TEMPLATE) {
    const template = { channel: ALIMTALK_CHANNEL, id: ALIMTALK_TEMPLATE };
    return { name, account, to, template };
  }
  if (name === 'webhook' && WEBHOOK_URL) {
    return {
      name,
      url: WEBHOOK_URL,
      format: settings.WEBHOOK_FORMAT,
      secret: settings.WEBHOOK_SECRET ?? null,
      extent: settings.WEBHOOK_EXTENT,
    };
  }
  if (name === 'file') return { name, ...mail };
  throw new Error(`The channel ${name} is not configured.`);
}

function solapiAccount(settings: Settings): SolapiAccount | null {
  const { SOLAPI_KEY: key, SOLAPI_SECRET: secret, SMS_FROM: from, SOLAPI_URL } = settings;
  return key && secret && from ? { key, secret, from, url: SOLAPI_URL ?? null } : null;
}
