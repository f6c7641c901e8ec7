import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { recipientsOf } from './recipients.ts';

const SEAL_KEYS = `k1:${Buffer.alloc(32, 7).toString('base64')}`;
const solapi = { SOLAPI_KEY: 'key', SOLAPI_SECRET: 'secret', SMS_FROM: '02-123-4567' };
const mail = { SMTP_URL: 'smtps://smtp.mailer.kr', MAIL_TO: 'desk@haedam.kr' };
const site = { ORIGIN: 'https://www.haedam.kr', SEAL_KEYS };

/** The recipients of a configuration, as setting and host. */
function named(settings: Record<string, string>): string[] {
  const result = readConfig({ CHANNELS: 'file', ...settings });
  if (!result.ok) throw new Error(result.faults.join('\n'));
  return recipientsOf(result.config).map(({ setting, host }) => `${setting} ${host}`);
}

test.each<[what: string, settings: Record<string, string>, recipients: string[]]>([
  ['nothing', {}, []],
  ['a server of mail', { ...site, CHANNELS: 'mail', ...mail }, ['SMTP_URL smtp.mailer.kr']],
  ['one that is set up and not used', { ...site, ...mail }, []],
  [
    'a mailbox with a company',
    {
      ...site,
      CHANNELS: 'mail',
      SMTP_URL: 'smtp://localhost',
      MAIL_TO: 'a@haedam.kr, b@gmail.com',
    },
    ['MAIL_TO gmail.com'],
  ],
  ['SMS to visitors', solapi, ['SOLAPI_KEY api.solapi.com']],
  [
    'SMS by another server',
    { ...solapi, SOLAPI_URL: 'https://sms.mailer.kr/' },
    ['SOLAPI_URL sms.mailer.kr'],
  ],
  [
    'a webhook',
    { CHANNELS: 'webhook', WEBHOOK_URL: 'https://hooks.slack.com/services/T0/B0/x' },
    ['WEBHOOK_URL hooks.slack.com'],
  ],
  ['alerts, which hold no personal data', { ALERT_WEBHOOK_URL: 'https://hooks.slack.com/x' }, []],
  [
    'a database',
    { DATABASE_URL: 'postgres://db.storage.kr/site?sslmode=verify-full' },
    ['DATABASE_URL db.storage.kr'],
  ],
  ['error reports', { SENTRY_DSN: 'https://key@errors.kr/7' }, ['SENTRY_DSN errors.kr']],
  ['Sentry, which has its article', { SENTRY_DSN: 'https://key@o1.ingest.sentry.io/7' }, []],
  ['icons', { ICON_FALLBACK: 'https://api.iconify.design' }, ['ICON_FALLBACK api.iconify.design']],
])('personal data reaches whoever the settings name: %s', (_, settings, recipients) => {
  expect(named(settings)).toEqual(recipients);
});

test.each([
  'smtp://localhost',
  'smtp://127.0.0.1',
  'smtp://[::1]',
  'smtp://10.0.0.5',
  'smtp://192.168.0.9',
  'smtp://mailer',
  'smtp://mail.haedam.kr',
  'smtp://HAEDAM.kr',
])('%s is the firm’s own', (SMTP_URL) => {
  expect(named({ ...site, CHANNELS: 'mail', MAIL_TO: 'desk@haedam.kr', SMTP_URL })).toEqual([]);
});

test.each([
  'postgres://site@127.0.0.1/site',
  'postgres:///site?host=/var/run/postgresql.d',
  'postgres://database/site?sslmode=disable',
])('%s is on this machine', (DATABASE_URL) => {
  expect(named({ DATABASE_URL })).toEqual([]);
});

test('a domain that only ends like the site’s is another’s', () => {
  const settings = { ...site, CHANNELS: 'mail', MAIL_TO: 'desk@haedam.kr' };
  expect(named({ ...settings, SMTP_URL: 'smtps://mail.nothaedam.kr' })).toEqual([
    'SMTP_URL mail.nothaedam.kr',
  ]);
});
