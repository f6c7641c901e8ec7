import { expect, test } from 'vitest';
import { failedStart } from '../site/failed-start.ts';
import { startSite } from '../site/server.ts';
import { testFolder } from '../site/test-place.ts';

const ORIGIN = 'https://www.example.com';
const SEAL_KEYS = `k1:${Buffer.alloc(32, 7).toString('base64')}`;

test('does not start with a public origin and no channel, and says why', async () => {
  const DATA_DIR = await testFolder();
  const { code, said } = await failedStart({ DATA_DIR, ORIGIN, SEAL_KEYS });
  expect(code).toBe(1);
  expect(said).toContain('CHANNELS: 신청이 법인에 닿을 길이 없습니다');
});

test('starts with the file channel alone when configured by name', async () => {
  const site = await startSite({ ORIGIN, SEAL_KEYS, CHANNELS: 'file' });
  expect(site.output()).toContain('"event":"channel_configured","channel":"file"');
  expect(await site.stop()).toBe(0);
});
