import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { firm } from '#app/content/firm.ts';
import { readConfig } from './config.ts';
import { settingNames } from './settings.ts';

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

  test('takes an empty value for one that is not there', () => {
    expect(readConfig({ PORT: ' ', ORIGIN: '' })).toEqual(readConfig({}));
  });

  test('delivers by mail once a server is named', () => {
    const result = readConfig({
      ORIGIN: 'https://www.example.com',
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
    expect(faults).toEqual(['ORIGIN', 'PORT', 'CHANNELS.1', 'SMTP_URL', 'LOG_LEVEL']);
  });

  test('lists a missing channel beside another fault', () => {
    const result = readConfig({ ORIGIN: 'https://www.example.com', LOG_LEVEL: 'loud' });
    const faults = result.ok ? [] : result.faults.map((fault) => fault.split(':')[0]);
    expect(faults).toEqual(['LOG_LEVEL', 'CHANNELS']);
  });

  test.each([
    [{ ORIGIN: 'https://www.example.com' }, 'CHANNELS'],
    [{ CHANNELS: 'mail' }, 'SMTP_URL'],
    [{ ORIGIN: 'ftp://example.com', CHANNELS: 'file' }, 'ORIGIN'],
    [{ ORIGIN: 'example.com' }, 'ORIGIN'],
    [{ PORT: '70000' }, 'PORT'],
    [{ SMTP_URL: 'smtp://user:100%@localhost' }, 'SMTP_URL'],
    [{ MAIL_TO: '아무개' }, 'MAIL_TO'],
    [{ MAIL_FROM: '상담 신청' }, 'MAIL_FROM'],
    [{ ALLOWED_HOSTS: 'https://example.com' }, 'ALLOWED_HOSTS.0'],
    [{ ICON_FALLBACK: 'http://icons.example.com' }, 'ICON_FALLBACK'],
    [{ ICON_FALLBACK: 'https://icons.example.com/path' }, 'ICON_FALLBACK'],
  ])('refuses %j', (environment, name) => {
    const result = readConfig(environment);
    expect(result).toMatchObject({ ok: false, faults: [expect.stringContaining(`${name}: `)] });
  });

  test('takes each channel and each host once, whatever their letters', () => {
    const result = readConfig({ CHANNELS: 'file, file,', ALLOWED_HOSTS: 'WWW.Example.com' });
    expect(result).toMatchObject({
      ok: true,
      config: { channels: [{ name: 'file' }], allowedHosts: ['www.example.com'] },
    });
  });

  test('lets a public site keep files only when that is said', () => {
    const result = readConfig({ ORIGIN: 'https://www.example.com', CHANNELS: 'file' });
    expect(result.ok).toBe(true);
  });

  test('is the one that .env.example explains', () => {
    const example = readFileSync('.env.example', 'utf8');
    const named = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(named.sort()).toEqual([...settingNames].sort());
  });
});
