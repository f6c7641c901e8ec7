import { expect, test } from 'vitest';
import { outsideOf } from './outside.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 16; SM-S931N) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36';
const ADDRESS = 'https://www.example.com/#deadlines=1&가';

test('KakaoTalk opens the whole address outside, its fragment too', () => {
  const { href } = outsideOf(`${PHONE};KAKAOTALK 25.9.2`, ADDRESS) ?? {};
  expect(new URL(href ?? '').searchParams.get('url')).toBe(ADDRESS);
});

test('the Naver app has no such address: it is told, and nothing is promised', () => {
  expect(outsideOf(`${PHONE} NAVER(inapp; search; 2000; 12.10.1)`, ADDRESS)).toEqual({
    href: null,
  });
});

test('browsers that save and print are left alone', () => {
  expect(outsideOf(PHONE, ADDRESS)).toBeNull();
});
