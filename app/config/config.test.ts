import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { firm } from '#app/firm/view/firm.ts';
import { readConfig } from './config.ts';
import { settingNames } from './settings.ts';

const SEAL_KEYS = `k1:${Buffer.alloc(32, 7).toString('base64')}`;

describe('the configuration', () => {
  test('needs nothing to start on this machine', () => {
    const result = readConfig({});
    expect(result).toMatchObject({
      ok: true,
      config: {
        listen: { host: '127.0.0.1', port: 3000 },
        channels: [{ name: 'file', to: [{ address: firm.email }] }],
        iconFallback: null,
      },
    });
  });

  test('treats an empty value as a missing one', () => {
    expect(readConfig({ PORT: ' ', ORIGIN: '' })).toEqual(readConfig({}));
  });

  test('delivers by mail once a server is named', () => {
    const result = readConfig({
      ORIGIN: 'https://www.example.com',
      SEAL_KEYS,
      SMTP_URL: 'smtps://user:secret@smtp.example.com',
      MAIL_FROM: '상담 신청 <site@example.com>',
      MAIL_TO: 'a@example.com, "김, 변호사" <b@example.com>',
    });
    expect(result).toMatchObject({
      ok: true,
      config: {
        channels: [
          {
            name: 'mail',
            from: { name: '상담 신청', address: 'site@example.com' },
            to: [{ address: 'a@example.com' }, { name: '김, 변호사', address: 'b@example.com' }],
          },
        ],
      },
    });
  });

  const solapi = { SOLAPI_KEY: 'key', SOLAPI_SECRET: 'secret', SMS_FROM: '02-123-4567' };

  test('configures each channel from its own settings', () => {
    const result = readConfig({
      CHANNELS: 'sms, alimtalk, webhook',
      ...solapi,
      SMS_TO: '010-1111-2222, 010 3333 4444',
      ALIMTALK_CHANNEL: 'KA01PF',
      ALIMTALK_TEMPLATE: 'KA01TP',
      WEBHOOK_URL: 'https://hooks.example.com/secret',
      WEBHOOK_FORMAT: 'slack',
      ALERT_WEBHOOK_URL: 'https://hooks.example.com/alerts',
    });
    const account = { key: 'key', secret: 'secret', from: '021234567', url: null };
    const to = ['01011112222', '01033334444'];
    expect(result).toMatchObject({
      ok: true,
      config: {
        channels: [
          { name: 'sms', account, to, extent: 'brief' },
          { name: 'alimtalk', account, to, template: { channel: 'KA01PF', id: 'KA01TP' } },
          { name: 'webhook', format: 'slack', secret: null, extent: 'brief' },
        ],
        confirmation: { account },
        alertWebhook: new URL('https://hooks.example.com/alerts'),
      },
    });
  });

  const complete = {
    mail: { SMTP_URL: 'smtps://smtp.example.com' },
    sms: { ...solapi, SMS_TO: '010-1111-2222' },
    alimtalk: {
      ...solapi,
      SMS_TO: '010-1111-2222',
      ALIMTALK_CHANNEL: 'KA01PF',
      ALIMTALK_TEMPLATE: 'KA01TP',
    },
    webhook: { WEBHOOK_URL: 'https://hooks.example.com/secret' },
  };

  test.each(Object.entries(complete))('needs every setting of the channel %s', (name, given) => {
    expect(readConfig({ CHANNELS: name, ...given })).toMatchObject({
      config: { channels: [{ name }] },
    });
    for (const setting of Object.keys(given)) {
      const result = readConfig({ CHANNELS: name, ...given, [setting]: '' });
      expect(result).toMatchObject({ faults: [expect.stringMatching(`^${setting}: `)] });
    }
  });

  test('offers confirmations once there is an SMS account', () => {
    expect(readConfig(solapi)).toMatchObject({ config: { confirmation: { account: {} } } });
    expect(readConfig({})).toMatchObject({ config: { confirmation: null } });
  });

  test.each([
    ['83914'],
    ['8391 40'],
    ['000000'],
    ['112233'],
    ['123123'],
    ['123456'],
    ['987654'],
    ['901234'],
    ['975319'],
  ])('refuses the PIN %s', (DESK_PIN) => {
    expect(readConfig({ DESK_LIST: 'on', DESK_PIN })).toMatchObject({
      ok: false,
      faults: [expect.stringMatching(/^DESK_PIN: .*여섯 자리/)],
    });
  });

  test('has a list of open requests only where it is switched on', () => {
    const DESK_PIN = '839140';
    expect(readConfig({ DESK_PIN })).toMatchObject({ config: { deskPin: null } });
    expect(readConfig({ DESK_PIN, DESK_LIST: 'on' })).toMatchObject({
      config: { deskPin: DESK_PIN },
    });
  });

  test('reports errors once there is a DSN', () => {
    expect(readConfig({})).toMatchObject({ config: { errorReports: null } });
    expect(
      readConfig({ SENTRY_DSN: 'https://key@sentry.example.com/folder/7', SENTRY_TUNNEL: 'on' }),
    ).toMatchObject({
      config: {
        errorReports: {
          endpoint: new URL(
            'https://sentry.example.com/folder/api/7/envelope/?sentry_version=7&sentry_key=key',
          ),
          environment: 'production',
          tunnel: true,
        },
      },
    });
  });

  test('lists every fault at once', () => {
    const result = readConfig({
      ORIGIN: 'https://www.example.com/path',
      PORT: 'high',
      CHANNELS: 'mail,pigeon',
      SMTP_URL: 'http://smtp.example.com',
      LOG_LEVEL: 'loud',
    });
    expect(result.ok).toBe(false);
    const faults = result.ok ? [] : result.faults.map((fault) => fault.split(':')[0]);
    expect(new Set(faults)).toEqual(
      new Set(['ORIGIN', 'PORT', 'CHANNELS.1', 'SMTP_URL', 'LOG_LEVEL', 'SEAL_KEYS']),
    );
  });

  test('lists a missing channel together with another fault', () => {
    const result = readConfig({ ORIGIN: 'https://www.example.com', LOG_LEVEL: 'loud' });
    const faults = result.ok ? [] : result.faults.map((fault) => fault.split(':')[0]);
    expect(faults).toEqual(['LOG_LEVEL', 'CHANNELS', 'SEAL_KEYS']);
  });

  test.each([
    [{ ORIGIN: 'https://www.example.com', SEAL_KEYS }, 'CHANNELS'],
    [{ ORIGIN: 'https://www.example.com', SEAL_KEYS, CHANNELS: ' , ' }, 'CHANNELS'],
    [{ ORIGIN: 'https://www.example.com', CHANNELS: 'file' }, 'SEAL_KEYS'],
    [{ SEAL_KEYS: 'k1:c2hvcnQ=' }, 'SEAL_KEYS'],
    [{ SEAL_KEYS: `${SEAL_KEYS},${SEAL_KEYS}` }, 'SEAL_KEYS'],
    [{ SEAL_KEYS: SEAL_KEYS.replace('k1:', '') }, 'SEAL_KEYS'],
    [{ DATABASE_URL: 'mysql://localhost/site' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres:///site' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://db.example.com/site' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://db.example.com/site?sslmode=prefer' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://localhost/site?host=db.example.com' }, 'DATABASE_URL'],
    [
      { DATABASE_URL: 'postgres://db.example.com/site?sslmode=verify-full&sslmode=prefer' },
      'DATABASE_URL',
    ],
    [{ RETENTION_MONTHS: '0' }, 'RETENTION_MONTHS'],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES.0'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN'],
    [{ METRICS_PORT: '3000' }, 'METRICS_PORT'],
    [{ METRICS_PORT: '4000', PORT: '4000' }, 'METRICS_PORT'],
    [{ CHANNELS: 'mail' }, 'SMTP_URL'],
    [{ CHANNELS: 'webhook' }, 'WEBHOOK_URL'],
    [{ CHANNELS: 'sms', ...solapi }, 'SMS_TO'],
    [{ SMS_TO: '법인' }, 'SMS_TO.0'],
    [{ SMS_EXTENT: 'all' }, 'SMS_EXTENT'],
    [{ WEBHOOK_URL: 'http://hooks.example.com/' }, 'WEBHOOK_URL'],
    [{ WEBHOOK_FORMAT: 'teams' }, 'WEBHOOK_FORMAT'],
    [{ ORIGIN: 'ftp://example.com', CHANNELS: 'file' }, 'ORIGIN'],
    [{ ORIGIN: 'example.com' }, 'ORIGIN'],
    [{ PORT: '70000' }, 'PORT'],
    [{ SMTP_URL: 'smtp://user:100%@localhost' }, 'SMTP_URL'],
    [{ MAIL_TO: '아무개' }, 'MAIL_TO'],
    [{ MAIL_FROM: '상담 신청' }, 'MAIL_FROM'],
    [{ ALLOWED_HOSTS: 'https://example.com' }, 'ALLOWED_HOSTS.0'],
    [{ MAIL_TO: 'a@example.com b@example.com' }, 'MAIL_TO'],
    [{ MAIL_TO: '상담 <a@example.com> <b@example.com>' }, 'MAIL_TO'],
    [{ WEBHOOK_URL: 'https://a.example/x, https://b.example/y' }, 'WEBHOOK_URL'],
    [{ ALERT_WEBHOOK_URL: 'https://a.example/x https://b.example' }, 'ALERT_WEBHOOK_URL'],
    [{ SMTP_URL: 'smtp://a.example,smtp://b.example' }, 'SMTP_URL'],
    [{ SEAL_KEYS: `k1:${Buffer.alloc(32).toString('base64')}` }, 'SEAL_KEYS'],
    [
      { NAVER_SITE_VERIFICATION: '<meta name="naver-site-verification" content="abcdef0123" />' },
      'NAVER_SITE_VERIFICATION',
    ],
    [
      { GOOGLE_SITE_VERIFICATION: '<meta name="google-site-verification" content="abc-_def">' },
      'GOOGLE_SITE_VERIFICATION',
    ],
    [
      { GOOGLE_SITE_VERIFICATION: 'google-site-verification=abcdef-_0123' },
      'GOOGLE_SITE_VERIFICATION',
    ],
    [{ NAVER_SITE_VERIFICATION: 'naver0123456789abcdef.html' }, 'NAVER_SITE_VERIFICATION'],
    [{ GOOGLE_SITE_VERIFICATION: 'content="abcdef"' }, 'GOOGLE_SITE_VERIFICATION'],
    [{ SENTRY_DSN: 'https://o1.ingest.sentry.io/7' }, 'SENTRY_DSN'],
    [{ SENTRY_DSN: 'https://key@o1.ingest.sentry.io/' }, 'SENTRY_DSN'],
    [{ SENTRY_DSN: 'https://key:secret@o1.ingest.sentry.io/7' }, 'SENTRY_DSN'],
    [{ SENTRY_DSN: 'http://key@o1.ingest.sentry.io/7' }, 'SENTRY_DSN'],
    [{ SENTRY_TUNNEL: 'on' }, 'SENTRY_DSN'],
    [{ DESK_LIST: 'on' }, 'DESK_PIN'],
    [{ DESK_LIST: 'yes' }, 'DESK_LIST'],
    [{ DESK_PIN: firm.phone.replace(/\D/g, '').slice(-6) }, 'DESK_PIN'],
    [{ SENTRY_TUNNEL: 'true' }, 'SENTRY_TUNNEL'],
    [{ SENTRY_ENVIRONMENT: 'a b' }, 'SENTRY_ENVIRONMENT'],
    [{ ICON_FALLBACK: 'http://icons.example.com' }, 'ICON_FALLBACK'],
    [{ ICON_FALLBACK: 'https://icons.example.com/path' }, 'ICON_FALLBACK'],
  ])('refuses %j', (environment, name) => {
    const result = readConfig(environment);
    expect(result).toMatchObject({ ok: false, faults: [expect.stringContaining(`${name}: `)] });
  });

  test.each([
    { NAVER_SITE_VERIFICATION: '0123456789abcdef0123456789abcdef01234567' },
    { GOOGLE_SITE_VERIFICATION: 'AbC-d_eFgHiJkLmNoPqRsTuVwXyZ0123456789abcdE' },
    { MAIL_TO: '"desk@example.com" <desk@example.com>; b@example.com' },
    { WEBHOOK_URL: 'https://a.example/x?to=https://b.example' },
    // After a change of keys the older one opens what it has sealed.
    { SEAL_KEYS: `${SEAL_KEYS},k0:${Buffer.alloc(32).toString('base64')}` },
  ])('accepts %j', (environment) => {
    expect(readConfig(environment)).toMatchObject({ ok: true });
  });

  const account = /^\w+: .*아이디/;
  const hook = 'hooks.example.com/secret';
  test.each([
    { WEBHOOK_URL: `https://user:password@${hook}` },
    { WEBHOOK_URL: `https://user@${hook}` },
    { WEBHOOK_URL: `https://:password@${hook}` },
    { WEBHOOK_URL: 'http://user:password@localhost:9000/' },
    { ALERT_WEBHOOK_URL: `https://user:password@${hook}` },
    { ALERT_WEBHOOK_URL: `https://%75ser@${hook}` },
    { SOLAPI_URL: 'https://user:password@api.example.com/' },
    { ICON_FALLBACK: 'https://user:password@icons.example.com' },
    { ORIGIN: 'https://user:password@www.example.com', CHANNELS: 'file', SEAL_KEYS },
  ])('refuses an account in an address, with an explanation: %j', (environment) => {
    const result = readConfig(environment);
    expect(result).toMatchObject({ ok: false, faults: [expect.stringMatching(account)] });
    expect(JSON.stringify(result)).not.toContain('password');
  });

  test.each([
    { WEBHOOK_URL: `https://${hook}/@team?to=a@b` },
    { SMTP_URL: 'smtps://user:password@smtp.example.com' },
    { SENTRY_DSN: 'https://key@sentry.example.com/7' },
  ])('accepts an @ elsewhere, and an account in an address that uses it: %j', (environment) => {
    expect(readConfig(environment)).toMatchObject({ ok: true });
  });

  const delivers = { CHANNELS: 'file', SEAL_KEYS };

  test.each([
    'http://www.example.com',
    'HTTP://WWW.EXAMPLE.COM',
    'http://www.example.com:8080',
    'http://10.0.0.5:3000',
    'http://192.168.0.10',
    'http://172.30.0.1',
    'http://169.254.1.1',
    'http://[fd00::1]:3000',
    'http://0.0.0.0:3000',
    'http://localhost.example.com',
    'http://127.0.0.1.example.com',
  ])('refuses an address without TLS that others reach, and says what to write: %s', (ORIGIN) => {
    const result = readConfig({ ...delivers, ORIGIN });
    expect(result).toMatchObject({
      ok: false,
      faults: [expect.stringMatching(/^ORIGIN: .*https:/)],
    });
  });

  test.each([
    'https://www.example.com',
    'http://localhost:3000',
    'HTTP://LOCALHOST:3000',
    'http://localhost.:3000',
    'http://site.localhost',
    'http://127.0.0.1',
    'http://127.0.0.2:8080',
    'http://127.1',
    'http://[::1]:3000',
    'http://[::ffff:127.0.0.1]:3000',
  ])('accepts TLS, and an address of this machine: %s', (ORIGIN) => {
    expect(readConfig({ ...delivers, ORIGIN })).toMatchObject({ ok: true });
  });

  test('accepts an address without TLS behind a proxy that is declared', () => {
    const given = { ...delivers, ORIGIN: 'http://10.0.0.5' };
    expect(readConfig({ ...given, TRUSTED_PROXIES: '10.0.0.1' })).toMatchObject({ ok: true });
    expect(readConfig({ ...given, TRUSTED_PROXIES: ' ' })).toMatchObject({ ok: false });
  });

  test.each([
    { WEBHOOK_URL: 'https://10.0.0.8/hook' },
    { SOLAPI_URL: 'https://10.0.0.1/' },
    { ALERT_WEBHOOK_URL: 'https://192.168.0.1/' },
    { SENTRY_DSN: 'https://key@10.0.0.7/7' },
  ])('accepts a server in a private network: %j', (environment) => {
    expect(readConfig(environment)).toMatchObject({ ok: true });
  });

  test('accepts each channel and each host once, in any case', () => {
    const result = readConfig({ CHANNELS: 'file, file,', ALLOWED_HOSTS: 'WWW.Example.com' });
    expect(result).toMatchObject({
      ok: true,
      config: { channels: [{ name: 'file' }], allowedHosts: ['www.example.com'] },
    });
  });

  test.each([
    'postgres://site:secret@127.0.0.1:5432/site',
    'postgresql://localhost/site',
    'postgres:///site?host=/var/run/postgresql',
    'postgres://db.example.com/site?sslmode=verify-full',
    'postgres://postgres/site?sslmode=disable',
  ])('accepts the database %s', (DATABASE_URL) => {
    const result = readConfig({ DATABASE_URL });
    expect(result).toMatchObject({ ok: true, config: { databaseUrl: DATABASE_URL } });
  });

  test('allows a public site to deliver to files only where CHANNELS says so', () => {
    const result = readConfig({ ORIGIN: 'https://www.example.com', CHANNELS: 'file', SEAL_KEYS });
    expect(result.ok).toBe(true);
  });

  test('configures the tools whose ids are set, with their names for conversions', () => {
    const result = readConfig({
      GOOGLE_ADS_ID: 'AW-123456789',
      GOOGLE_ADS_LABELS: 'request=AbC-D_efG1, phone = KlMnOp',
      NAVER_WA: 's_1234567890ab',
      NAVER_TYPES: 'request=test_lead',
      LEAD_VALUE: '50000',
    });
    const labels = { request: 'AbC-D_efG1', phone: 'KlMnOp' };
    expect(result).toMatchObject({ ok: true });
    expect(result.ok && result.config.tracking).toEqual({
      ads: { id: 'AW-123456789', value: 50_000, labels },
      naver: { id: 's_1234567890ab', types: { request: 'test_lead' } },
    });
    expect(readConfig({})).toMatchObject({ config: { tracking: {} } });
  });

  test.each([
    ['GOOGLE_ANALYTICS_ID', { GOOGLE_ANALYTICS_ID: 'UA-12345-1' }],
    ['GOOGLE_ADS_LABELS', { GOOGLE_ADS_ID: 'AW-123456789' }],
    ['GOOGLE_ADS_LABELS', { GOOGLE_ADS_LABELS: 'lead=AbCdEf' }],
    ['GTM_ID', { GTM_ID: 'GTM-ABC1234', GOOGLE_ANALYTICS_ID: 'G-ABC123DEF4' }],
    ['CLARITY_ID', { CLARITY_ID: '"><script>' }],
    ['NAVER_TYPES', { NAVER_TYPES: 'request=purchase' }],
    ['NAVER_TYPES', { NAVER_TYPES: 'constructor=lead' }],
    ['META_PIXEL_ID', { META_PIXEL_ID: 'abc' }],
  ])('reports a fault of %s', (name, given) => {
    const result = readConfig(given);
    expect(result.ok ? [] : result.faults).toEqual([expect.stringMatching(`^${name}: `)]);
  });

  test('has the settings that .env.example explains', () => {
    const example = readFileSync('.env.example', 'utf8');
    const named = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(named.sort()).toEqual([...settingNames].sort());
  });
});
