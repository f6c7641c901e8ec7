import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settingNames } from '#app/config/settings.ts';
import { freePort, startSite } from '../site/server.ts';

const ORIGIN = 'https://www.example.com';
const SEAL_KEYS = `k1:${Buffer.alloc(32, 7).toString('base64')}`;

test('21: does not start with a public origin and no channel, and says why', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'no-channel-'));
  const blank = Object.fromEntries(settingNames.map((name) => [name, '']));
  const child = spawn(process.execPath, ['dist/server/server.js'], {
    env: {
      ...process.env,
      ...blank,
      DATA_DIR: folder,
      ORIGIN,
      SEAL_KEYS,
      PORT: String(await freePort()),
    },
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(1);
  expect(said).toContain('CHANNELS: 신청이 법인에 닿을 길이 없습니다');
  await rm(folder, { recursive: true });
});

test('21: starts with the file channel alone when configured by name', async () => {
  const site = await startSite({ ORIGIN, SEAL_KEYS, CHANNELS: 'file' });
  expect(site.output()).toContain('"event":"channel_configured","channel":"file"');
  expect(await site.stop()).toBe(0);
}, 20_000);
