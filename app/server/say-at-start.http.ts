import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { failedStart } from '../../tests/site/failed-start.ts';
import { startSite } from '../../tests/site/server.ts';

const SEAL_KEYS = `k1:${Buffer.alloc(32, 7).toString('base64')}`;

test('refuses to start the sample firm at a public address', async () => {
  const { code, said } = await failedStart({
    ORIGIN: 'https://www.lawfirm.co.kr',
    CHANNELS: 'file',
    SEAL_KEYS,
  });
  expect(code).toBe(1);
  expect(said).toMatch(/견본 법인으로 공개 주소를 열지 않습니다.*ALLOWED_HOSTS/);
});

test('warns once of each setting of a public site that its operator may not expect', async () => {
  const site = await startSite({
    ORIGIN: 'https://www.example.com',
    ALLOWED_HOSTS: 'localhost',
    CHANNELS: 'file',
    WEBHOOK_URL: 'https://hooks.example.com/x',
    SEAL_KEYS,
  });
  onTestFinished(() => void site.stop());
  const said = () => site.output().split('\n');
  await expect.poll(said).toContainEqual(expect.stringContaining('"event":"listening"'));
  for (const sentence of [
    /^WEBHOOK_URL: CHANNELS에 webhook이 없어/,
    /^DATA_DIR: .*에 새 데이터베이스를 만들었습니다\. 있던 것을 쓰려 하셨다면/,
    /^사람이 보아야 할 일을 알릴 곳이 없어/,
  ]) {
    expect(said().filter((line) => sentence.test(line))).toHaveLength(1);
  }
});

test('refuses a .env file with a mistyped name and a repeated one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'env-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, '.env'), 'PORT=3999\nsmtp_url=smtp://localhost\nPORT=3998\n');
  const { code, said } = await failedStart({}, folder);
  expect(code).toBe(1);
  expect(said).toContain('.env의 2번째 줄 smtp_url: SMTP_URL을 뜻하셨나요?');
  expect(said).toContain('PORT: .env의 1, 3번째 줄에 거듭 있습니다.');
});

test('names the lines of a .env file that are cut off, contain no setting, or lack =', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'env-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, '.env'), 'METRICS_TOKEN=se#cret-of-some-length\n메일\nPORT: 4500\n');
  const { code, said } = await failedStart({ METRICS_TOKEN: undefined }, folder);
  expect(code).toBe(1);
  expect(said).toContain('.env의 2번째 줄은 이름=값이 아니어서');
  expect(said).toContain('  - PORT: .env의 3번째 줄은 읽을 수 없습니다.');
  expect(said).toMatch(
    / {2}- METRICS_TOKEN: 열여섯 글자.* {2}- METRICS_TOKEN: \.env의 1번째 줄에서 #/s,
  );
});

test('reads a .env file only once, because a password manager may provide it as a pipe', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'env-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const pipe = join(folder, '.env');
  execFileSync('mkfifo', [pipe]);
  const [{ logged, said }] = await Promise.all([
    failedStart({}, folder),
    writeFile(pipe, 'OF_ANOTHER_PROGRAM=1\n'),
  ]);
  expect(said).toContain('OF_ANOTHER_PROGRAM');
  expect(logged).toContain('"event":"listening"');
});
