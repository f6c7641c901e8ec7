import { expect, test } from 'vitest';
import { isInApp, outsideOf } from './outside.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 16; SM-S931N) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ADDRESS = 'https://www.example.com/#deadlines=1&가';

test('KakaoTalk opens the whole address outside, including the fragment', () => {
  const { href } = outsideOf(`${PHONE};KAKAOTALK 25.9.2`, ADDRESS) ?? {};
  expect(new URL(href ?? '').searchParams.get('url')).toBe(ADDRESS);
});

test.each([
  ['Naver', `${PHONE} NAVER(inapp; search; 2000; 12.10.1)`],
  ['Daum', `${PHONE} DaumApps/4.9.8`],
  ['Instagram on Android', `${PHONE} Instagram 350.0.0.1 Android`],
  ['Instagram on an iPhone', `${IPHONE} Mobile/15E148 Instagram 350.0.0.1 (iPhone17,1; iOS 26_1)`],
  ['Facebook', `${PHONE} [FB_IAB/FB4A;FBAV/480.0.0.1;]`],
  ['Facebook on an iPhone', `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/480.0.0.1;]`],
  ['LINE, which calls itself Safari too', `${IPHONE} Mobile/15E148 Safari Line/15.1.0`],
  ['Google, which does too', `${IPHONE} GSA/392.0.1 Mobile/15E148 Safari/604.1`],
  [
    'Google on an iPad',
    `${IPHONE.replace('iPhone; CPU iPhone OS', 'iPad; CPU OS')} GSA/392.0.1 Mobile/15E148 Safari/604.1`,
  ],
  ['any app on Android', PHONE.replace('SM-S931N)', 'SM-S931N; wv)')],
  ['any app on an iPhone', `${IPHONE} Mobile/15E148`],
])('%s is recognized as an app without such an address', (_, agent) => {
  expect(outsideOf(agent, ADDRESS)).toEqual({ href: null });
});

test.each([
  ['Chrome', PHONE],
  ['Safari', `${IPHONE} Version/26.1 Mobile/15E148 Safari/604.1`],
  ['Chrome on an iPhone', `${IPHONE} CriOS/156.0.0.0 Mobile/15E148 Safari/604.1`],
  ['Samsung Internet', PHONE.replace('Chrome/156.0.0.0', 'SamsungBrowser/30.0 Chrome/143.0.0.0')],
  [
    'Safari on a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.1 Safari/605.1.15',
  ],
  [
    'Edge',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0',
  ],
])('%s saves and prints, and gets no notice', (_, agent) => {
  expect(isInApp(agent)).toBe(false);
  expect(outsideOf(agent, ADDRESS)).toBeNull();
});
