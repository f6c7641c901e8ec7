import { describe, expect, test } from 'vitest';
import { envFile } from './env-file.ts';

describe('a .env file', () => {
  test('may begin with the byte order mark that Windows editors write', () => {
    expect(envFile('\uFEFFORIGIN=https://www.example.com\n')).toEqual({
      settings: { ORIGIN: 'https://www.example.com' },
      unknown: [],
      unread: [],
      faults: [],
      warnings: [],
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
  ])('%s belongs to another program', (name) => {
    expect(envFile(`${name}=x\n`)).toMatchObject({ unknown: [name], faults: [] });
  });

  test.each([
    ['ORIGIN=https://a.example\nORIGIN=https://b.example\n', 1],
    ['ORIGIN=https://a.example\nPORT=1\nORIGIN=\n', 1],
    // An empty line above it, as in .env.example.
    ['ORIGIN=\nPORT=1\nORIGIN=https://b.example\n', 0],
    ['# ORIGIN=https://a.example\nORIGIN=https://b.example\n', 0],
  ])('%j: reports %i repeated names', (text, count) => {
    const { faults } = envFile(text);
    expect(faults).toHaveLength(count);
    if (count > 0) expect(faults[0]).toMatch(/^ORIGIN: \.env의 1, [23]번째 줄에 거듭/);
  });

  test.each([
    ['WEBHOOK_SECRET=se#cret', 'WEBHOOK_SECRET'],
    ['METRICS_TOKEN=#0123456789abcdef', 'METRICS_TOKEN'],
    ['SMTP_URL = smtps://user:pa#ss@smtp.example.com', 'SMTP_URL'],
    ['export SOLAPI_SECRET=abc#def # of the firm', 'SOLAPI_SECRET'],
    ['PORT=3000# of the proxy', 'PORT'],
  ])('%s: says that # cuts the value', (row, name) => {
    const { warnings, faults } = envFile(`# first\n${row}\n`);
    expect(warnings).toEqual([[name, expect.stringMatching(/^\.env의 2번째 줄에서 # 앞까지만/)]]);
    expect(faults).toEqual([]);
  });

  test.each([
    'WEBHOOK_SECRET="se#cret"',
    "WEBHOOK_SECRET='se#cret' # of the firm",
    'PORT=3000 # of the proxy',
    'PORT= # of the proxy',
    'PORT=# of the proxy',
    'SEAL_KEYS=k1:AAAA==',
    'OF_ANOTHER_PROGRAM=a#b',
    'PORT=3000\r',
    'CERTIFICATE="-----BEGIN\nPORT: 1\nEND-----"',
  ])('%j: gives no warning', (row) => {
    expect(envFile(row)).toMatchObject({ warnings: [], faults: [], unread: [] });
  });

  test.each([
    ['PORT: 4500', 'PORT'],
    ['PORT 4500', 'PORT'],
    ['PORT＝4500', 'PORT'],
    ['set PORT=4500', 'PORT'],
    ['port: 4500', 'PORT'],
    ['SMTP_URL: smtps://user:secret@smtp.example.com?a=b', 'SMTP_URL'],
  ])('%s: asks for the = between a name and its value', (row, name) => {
    const file = envFile(`\n${row}\nHOST=::1\n`);
    expect(file.faults).toEqual([
      expect.stringMatching(new RegExp(`^${name}: \\.env의 2번째 줄.*${name}=값`)),
    ]);
    expect(file).toMatchObject({ unknown: [], unread: [], settings: { HOST: '::1' } });
    expect(JSON.stringify([file.faults, file.unknown])).not.toContain('secret');
  });

  test('reports the number of a line that is neither a setting nor a comment', () => {
    expect(envFile('메일 서버\n\nPORT=1\n- 둘째: a=b\n')).toMatchObject({
      unread: [1, 4],
      unknown: [],
      faults: [],
    });
  });

  test.each([
    ['MAIL_FROM="상담" <desk@example.com>', '닫는 따옴표 뒤의 글'],
    ["SOLAPI_SECRET='it's'", '닫는 따옴표 뒤의 글'],
    ['SMTP_URL="smtp://localhost', '따옴표가 그 줄에서 닫히지'],
    ['SMTP_URL="smtp://localhost\nMAIL_TO="a@example.com"', '따옴표가 그 줄에서 닫히지'],
    ['SMTP_URL=`smtp://localhost\nMAIL_TO=a@example.com`', '따옴표가 그 줄에서 닫히지'],
  ])('%j: refuses quotes that cut a value or take the next line into it', (text, words) => {
    const { faults } = envFile(`${text}\nPORT=1\n`);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/^[A-Z_]+: \.env의 1번째 줄/);
    expect(faults[0]).toContain(words);
  });
});
