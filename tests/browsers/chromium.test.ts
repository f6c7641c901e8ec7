import { afterEach, expect, test, vi } from 'vitest';
import { findChromium } from './chromium.ts';

afterEach(() => vi.unstubAllEnvs());

test('CHROMIUM_PATH is the browser that is used', () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(findChromium()).toBe(process.execPath);
});

test('CHROMIUM_PATH that names no file is an error, and no other browser takes its place', () => {
  vi.stubEnv('CHROMIUM_PATH', '/usr/bin/chromum');
  expect(findChromium).toThrow('CHROMIUM_PATH is /usr/bin/chromum');
});
