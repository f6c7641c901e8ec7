import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Processor, ProcessorSchema } from '#app/firm/schema/processor-schema.ts';
import { readConfig } from './config.ts';
import {
  keptWords,
  type Recipient,
  recipientsOf,
  unnamedRecipients,
  unnamedWords,
} from './recipients.ts';

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
  ['a server that is set up and not used', { ...site, ...mail }, []],
  [
    'a mailbox at a company',
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
])('finds the recipients of %s', (_, settings, recipients) => {
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
])('does not count %s, which is the firm’s own', (SMTP_URL) => {
  expect(named({ ...site, CHANNELS: 'mail', MAIL_TO: 'desk@haedam.kr', SMTP_URL })).toEqual([]);
});

test.each([
  'postgres://site@127.0.0.1/site',
  'postgres:///site?host=/var/run/postgresql.d',
  'postgres://database/site?sslmode=disable',
])('does not count %s, which is on this machine', (DATABASE_URL) => {
  expect(named({ DATABASE_URL })).toEqual([]);
});

test('counts a domain that only ends like the site’s', () => {
  const settings = { ...site, CHANNELS: 'mail', MAIL_TO: 'desk@haedam.kr' };
  expect(named({ ...settings, SMTP_URL: 'smtps://mail.nothaedam.kr' })).toEqual([
    'SMTP_URL mail.nothaedam.kr',
  ]);
});

const to = (setting: Recipient['setting'], host: string): Recipient => ({
  setting,
  host,
  work: `${setting}의 일`,
});
const smtp = to('SMTP_URL', 'smtp.mailer.kr');
const mailbox = to('MAIL_TO', 'mailer.kr');
const slack = to('WEBHOOK_URL', 'hooks.slack.com');
const mailer: Processor = { name: '주식회사 메일', work: '이메일 발송', hosts: ['mailer.kr'] };

describe('unnamedRecipients()', () => {
  test('finds hosts outside the domains of all processors', () => {
    expect(unnamedRecipients([smtp, mailbox, slack], [mailer])).toEqual([slack]);
    expect(unnamedRecipients([smtp], [{ ...mailer, hosts: ['ailer.kr'] }])).toEqual([smtp]);
    expect(unnamedRecipients([smtp], [{ name: '주식회사 메일', work: '이메일' }])).toEqual([smtp]);
  });
});

describe('unnamedWords()', () => {
  test('is silent if every host is named', () => {
    expect(unnamedWords([smtp, mailbox], [mailer])).toBeNull();
    expect(unnamedWords([], [])).toBeNull();
  });

  test('names the settings, with lines that name the hosts', () => {
    const words = unnamedWords([smtp, slack], []);
    expect(words).toContain('SMTP_URL(smtp.mailer.kr), WEBHOOK_URL(hooks.slack.com): ');
    const lines = words?.slice(words.indexOf('\nprocessors:')) ?? '';
    const followed = v.parse(v.array(ProcessorSchema), parse(lines).processors);
    expect(unnamedWords([smtp, slack], followed)).toBeNull();
  });
});

describe('hosts in other spellings', () => {
  const mailOf = (settings: Record<string, string>) =>
    named({ ...site, CHANNELS: 'mail', MAIL_TO: 'desk@haedam.kr', ...settings });

  test('an IPv6 address can be named as the message says', () => {
    const result = readConfig({
      DATABASE_URL: 'postgres://u:p@[2606:4700::1111]/db?sslmode=verify-full',
      CHANNELS: 'file',
    });
    if (!result.ok) throw new Error(result.faults.join('\n'));
    const recipients = recipientsOf(result.config);
    const words = unnamedWords(recipients, []) ?? '';
    const lines = words.slice(words.indexOf('\nprocessors:'));
    const followed = v.parse(v.array(ProcessorSchema), parse(lines).processors);
    expect(followed[0]?.hosts).toEqual(['2606:4700::1111']);
    expect(unnamedWords(recipients, followed)).toBeNull();
  });

  test('a Korean domain is the firm’s own, and can be named', () => {
    const own = { ORIGIN: 'https://상속법.kr', MAIL_TO: 'office@상속법.kr' };
    expect(mailOf({ SMTP_URL: 'smtp://localhost', ...own })).toEqual([]);
    const recipient = to('SMTP_URL', 'xn--yk3b99erra.kr');
    expect(unnamedRecipients([recipient], [{ ...mailer, hosts: ['상속법.kr'] }])).toEqual([]);
    expect(v.safeParse(ProcessorSchema, { ...mailer, hosts: ['상속법.kr'] }).success).toBe(true);
  });

  test('a final dot does not count', () => {
    expect(mailOf({ SMTP_URL: 'smtps://smtp.mailer.kr.' })).toEqual(['SMTP_URL smtp.mailer.kr']);
  });
});

describe('keptWords()', () => {
  test('names mailboxes and messengers, in which requests stay', () => {
    const words = keptWords([smtp, mailbox, slack]);
    expect(words).toContain('MAIL_TO(mailer.kr), WEBHOOK_URL(hooks.slack.com): ');
    expect(words).toContain('보관 기간을 정하거나');
    expect(keptWords([smtp])).toBeNull();
  });
});
