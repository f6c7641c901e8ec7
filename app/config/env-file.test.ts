import { describe, expect, test } from 'vitest';
import { envFile } from './env-file.ts';

describe('a .env file', () => {
  test('may begin with the mark that editors of Windows write', () => {
    expect(envFile('\uFEFFORIGIN=https://www.example.com\n')).toEqual({
      settings: { ORIGIN: 'https://www.example.com' },
      unknown: [],
      faults: [],
    });
  });

  test.each([
    ['origin=https://www.example.com', 'ORIGIN'],
    ['STMP_URL=smtp://localhost', 'SMTP_URL'],
    ['DATABSE_URL=postgres://localhost/site', 'DATABASE_URL'],
    ['export SEAL_KEY=k1:x', 'SEAL_KEYS'],
    ['host=0.0.0.0', 'HOST'],
    ['ORGIN=https://www.example.com', 'ORIGIN'],
  ])('%s: asks for the name that was meant', (line, meant) => {
    const { faults } = envFile(`# first\n${line}\n`);
    expect(faults).toEqual([
      expect.stringMatching(new RegExp(`^\\.env의 2번째 줄 .*: ${meant}을 뜻하셨나요\\?$`)),
    ]);
  });

  test.each([
    'NODE_ENV',
    'TZ',
    'PGHOST',
    'PGPORT',
    'DBHOST',
    'VHOST',
    'HOSTNAME',
    'POSTGRES_PASSWORD',
    'SMTP_HOST',
    'SMTP_USER',
    'MAIL_CC',
  ])('%s is another program’s', (name) => {
    expect(envFile(`${name}=x\n`)).toMatchObject({ unknown: [name], faults: [] });
  });

  test.each([
    ['ORIGIN=https://a.example\nORIGIN=https://b.example\n', 1],
    ['ORIGIN=https://a.example\nPORT=1\nORIGIN=\n', 1],
    // Below the empty line of the example.
    ['ORIGIN=\nPORT=1\nORIGIN=https://b.example\n', 0],
    ['# ORIGIN=https://a.example\nORIGIN=https://b.example\n', 0],
  ])('%j: a name that stands twice', (text, count) => {
    const { faults } = envFile(text);
    expect(faults).toHaveLength(count);
    if (count > 0) expect(faults[0]).toMatch(/^ORIGIN: \.env의 1, [23]번째 줄에 거듭/);
  });
});
