import { expect, test } from 'vitest';
import { type Given, settingWarnings } from './warnings.ts';

const ORIGIN = 'https://www.lawfirm.co.kr';
const behind = { ORIGIN, TRUSTED_PROXIES: '127.0.0.1' };

test.each<[string, Given, string]>([
  ['no proxy is trusted', { ORIGIN }, 'TRUSTED_PROXIES'],
  ['everybody is trusted', { ORIGIN, TRUSTED_PROXIES: '0.0.0.0/0' }, 'TRUSTED_PROXIES'],
  ['everybody of IPv6 is trusted', { TRUSTED_PROXIES: '10.0.0.1, ::/0' }, 'TRUSTED_PROXIES'],
  [
    'a webhook without its channel',
    { SMTP_URL: 'smtp://localhost', WEBHOOK_URL: 'https://a.example' },
    'WEBHOOK_URL',
  ],
  [
    'a webhook beside the file channel',
    { CHANNELS: 'file', WEBHOOK_URL: 'https://a.example' },
    'WEBHOOK_URL',
  ],
  [
    'a number without its channel',
    {
      CHANNELS: 'mail',
      SMTP_URL: 'smtp://localhost',
      SMS_TO: '01012345678',
      SMS_EXTENT: 'full',
      DIGEST_AT: '08:00',
    },
    'SMS_TO',
  ],
  [
    'a template without its channel',
    { CHANNELS: 'sms', SMS_TO: '1', ALIMTALK_TEMPLATE: 'T' },
    'ALIMTALK_TEMPLATE',
  ],
  [
    'a Kakao channel without its own',
    { CHANNELS: 'sms', SMS_TO: '1', ALIMTALK_CHANNEL: 'P' },
    'ALIMTALK_CHANNEL',
  ],
  [
    'a mail server and recipients beside the file channel',
    { CHANNELS: 'file', SMTP_URL: 'smtp://localhost', MAIL_TO: 'desk@example.com' },
    'SMTP_URL',
  ],
  [
    'a mail server beside the file channel, for the firm’s own address',
    { CHANNELS: 'file', SMTP_URL: 'smtp://localhost' },
    'SMTP_URL',
  ],
  [
    'a mail server beside a webhook',
    {
      CHANNELS: 'webhook',
      WEBHOOK_URL: 'https://a.example',
      SMTP_URL: 'smtp://localhost',
      MAIL_TO: 'desk@example.com',
    },
    'SMTP_URL',
  ],
  [
    'an extent of texts beside a template',
    { CHANNELS: 'alimtalk', SMS_TO: '1', SMS_EXTENT: 'full' },
    'SMS_EXTENT',
  ],
  [
    'an hour of the digest beside texts alone',
    { CHANNELS: 'sms, alimtalk', SMS_TO: '1', DIGEST_AT: '08:00' },
    'DIGEST_AT',
  ],
  ['recipients without a server', { MAIL_TO: 'desk@example.com' }, 'MAIL_TO'],
  ['an operator without a server', { ALERT_MAIL_TO: 'op@example.com' }, 'ALERT_MAIL_TO'],
  ['one mailbox for all', { ...behind, SMTP_URL: 'smtp://localhost' }, 'ALERT_MAIL_TO'],
  [
    'two senders',
    { SMTP_URL: 'smtp://localhost', MAIL_FROM: '상담 <a@example.com>, b@example.com' },
    'MAIL_FROM',
  ],
  ['a key of one byte', { SEAL_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}` }, 'SEAL_KEYS'],
  [
    'a key of words',
    { SEAL_KEYS: `k1:${Buffer.from('inheritance-law-firm-seoul-2026!').toString('base64')}` },
    'SEAL_KEYS',
  ],
  ['a token of one letter', { METRICS_TOKEN: '0'.repeat(20) }, 'METRICS_TOKEN'],
  [
    'a secret of one letter',
    {
      CHANNELS: 'webhook',
      WEBHOOK_URL: 'https://a.example',
      WEBHOOK_SECRET: 'x'.repeat(20),
    },
    'WEBHOOK_SECRET',
  ],
  ['a sender without a server', { MAIL_FROM: 'desk@example.com' }, 'MAIL_FROM'],
  ['a secret without its webhook', { WEBHOOK_SECRET: '0123456789abcdef' }, 'WEBHOOK_SECRET'],
  ['a format without its webhook', { WEBHOOK_FORMAT: 'slack' }, 'WEBHOOK_FORMAT'],
  ['an extent without its webhook', { WEBHOOK_EXTENT: 'full' }, 'WEBHOOK_EXTENT'],
  ['an extent without a number', { SMS_EXTENT: 'full' }, 'SMS_EXTENT'],
  ['half an account for texts', { SOLAPI_KEY: 'k' }, 'SOLAPI_KEY'],
  ['the other half', { SOLAPI_SECRET: 's' }, 'SOLAPI_SECRET'],
  ['an account without a sender', { SOLAPI_KEY: 'k', SOLAPI_SECRET: 's' }, 'SOLAPI_KEY'],
  ['a sender of texts alone', { SMS_FROM: '021234567' }, 'SMS_FROM'],
  ['figures without a token', { HOST: '0.0.0.0', METRICS_PORT: '9464' }, 'METRICS_TOKEN'],
  ['a port for everybody behind https', { ...behind, HOST: '0.0.0.0' }, 'HOST'],
  ['a port for everybody of IPv6', { ...behind, HOST: '::' }, 'HOST'],
  ['labels without their account', { GOOGLE_ADS_LABELS: 'request=a' }, 'GOOGLE_ADS_LABELS'],
  ['HSTS without https', { HSTS_SUBDOMAINS: 'on' }, 'HSTS_SUBDOMAINS'],
  ['IndexNow without an address', { INDEXNOW_KEY: 'a'.repeat(8) }, 'INDEXNOW_KEY'],
  ['a silent log', { ...behind, LOG_LEVEL: 'silent' }, 'LOG_LEVEL'],
  ['backups that outlive the requests', { BACKUP_DAYS: '400' }, 'BACKUP_DAYS'],
  [
    'Slack in another format',
    { CHANNELS: 'webhook', WEBHOOK_URL: 'https://hooks.slack.com/x' },
    'WEBHOOK_FORMAT',
  ],
  [
    'Discord in another format',
    { CHANNELS: 'webhook', WEBHOOK_URL: 'https://discord.com/api/x' },
    'WEBHOOK_FORMAT',
  ],
  [
    'alerts to Discord in its own format',
    { ALERT_WEBHOOK_URL: 'https://discord.com/api/x' },
    'ALERT_WEBHOOK_URL',
  ],
  [
    'a short secret',
    { CHANNELS: 'webhook', WEBHOOK_URL: 'https://a.example', WEBHOOK_SECRET: 'short' },
    'WEBHOOK_SECRET',
  ],
  [
    'texts to the number that sends them',
    {
      CHANNELS: 'sms',
      SOLAPI_KEY: 'k',
      SOLAPI_SECRET: 's',
      SMS_FROM: '01012345678',
      SMS_TO: '01012345678',
    },
    'SMS_TO',
  ],
])('%s: one warning', (_, given, name) => {
  expect(settingWarnings(given).map(([named]) => named)).toEqual([name]);
});

test.each<[string, Given]>([
  ['nothing', {}],
  ['an example', { ORIGIN: 'https://www.example.com' }],
  [
    'mail',
    {
      ...behind,
      SMTP_URL: 'smtp://localhost',
      MAIL_TO: 'desk@example.com',
      ALERT_MAIL_TO: 'operator@example.com',
    },
  ],
  [
    'mail and a webhook',
    {
      ...behind,
      CHANNELS: 'mail, webhook',
      ALERT_WEBHOOK_URL: 'https://hooks.example.com',
      SMTP_URL: 'smtp://localhost',
      WEBHOOK_URL: 'https://hooks.slack.com/x',
      WEBHOOK_FORMAT: 'slack',
    },
  ],
  [
    'confirmations by text',
    {
      ...behind,
      SMTP_URL: 'smtp://localhost',
      ALERT_MAIL_TO: 'operator@example.com',
      SOLAPI_KEY: 'k',
      SOLAPI_SECRET: 's',
      SMS_FROM: '021234567',
    },
  ],
  ['figures on this machine', { METRICS_PORT: '9464' }],
  ['figures on the site’s port', { METRICS_TOKEN: '0123456789abcdef' }],
  ['one sender', { SMTP_URL: 'smtp://localhost', MAIL_FROM: '"김, 변호사" <a@example.com>' }],
  ['a random key', { SEAL_KEYS: 'k1:uAlOZgCw4zUxFgENwHYaJyXTu93LL3oIV3qiS9e1MhI=' }],
  ['the list', { SMTP_URL: 'smtp://localhost', DESK_LIST: 'on', DESK_PIN: '839140' }],
  ['no digest beside texts alone', { CHANNELS: 'sms', SMS_TO: '1', DIGEST_AT: 'off' }],
])('%s: no warning', (_, given) => {
  expect(settingWarnings(given)).toEqual([]);
});

test.each<[Given, string]>([
  [{ CHANNELS: 'file', WEBHOOK_URL: 'https://a.example' }, 'CHANNELS에 webhook이 없어'],
  [{ CHANNELS: 'file', SMS_TO: '1' }, 'CHANNELS에 sms나 alimtalk이 없어'],
  [{ CHANNELS: 'alimtalk', SMS_EXTENT: 'full' }, 'CHANNELS에 sms가 없어'],
  [{ DESK_LIST: 'on', DESK_PIN: '839140' }, '목록을 열 링크가 아무 데도 가지 않습니다'],
  [{ DESK_PIN: '839140' }, 'DESK_LIST가 on이 아니어서'],
  [{ CHANNELS: 'sms', DIGEST_AT: '08:00' }, 'CHANNELS에 mail이나 webhook이나 file이 없어'],
])('%j: says %s', (given, words) => {
  expect(settingWarnings(given).map(([, sentence]) => sentence)).toContainEqual(
    expect.stringContaining(words),
  );
});
