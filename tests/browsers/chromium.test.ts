import { afterEach, expect, test, vi } from 'vitest';
import { findChromium } from './chromium.ts';

afterEach(() => vi.unstubAllEnvs());

test('uses the browser that CHROMIUM_PATH names', () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(findChromium()).toBe(process.execPath);
});

test('throws if CHROMIUM_PATH names no file, and uses no other browser', () => {
  vi.stubEnv('CHROMIUM_PATH', '/usr/bin/chromum');
  expect(findChromium).toThrow('CHROMIUM_PATH is /usr/bin/chromum');
});
