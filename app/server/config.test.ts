import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { firm } from '#app/content/firm.ts';
import { readConfig, settingNames } from './config.ts';

describe('the configuration', () => {
  test('needs nothing to start on this machine', () => {
    const result = readConfig({});
    expect(result).toMatchObject({
      ok: true,
      config: {
        listen: { host: '127.0.0.1', port: 3000 },
        channels: [{ name: 'file', to: [firm.email] }],
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
      MAIL_TO: 'a@example.com, b@example.com',
    });
    expect(result).toMatchObject({
      ok: true,
      config: { channels: [{ name: 'mail', to: ['a@example.com', 'b@example.com'] }] },
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
    expect(faults).toEqual(['ORIGIN', 'PORT', 'CHANNELS', 'SMTP_URL', 'LOG_LEVEL']);
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
  ])('refuses %j', (environment, name) => {
    const result = readConfig(environment);
    expect(result).toMatchObject({ ok: false, faults: [expect.stringMatching(`^${name}: `)] });
  });

  test('lets a public site keep files only when that is said', () => {
    const result = readConfig({ ORIGIN: 'https://www.example.com', CHANNELS: 'file' });
    expect(result.ok).toBe(true);
  });

  test('is the one that .env.example explains', () => {
    const example = readFileSync('.env.example', 'utf8');
    const named = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(named.sort()).toEqual(settingNames().sort());
  });
});
