import { expect, test } from 'vitest';
import { timesIn } from './times-in.ts';

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

test.each([
  ['평일 오전 9시 – 오후 6시', '09:00 18:00'],
  ['오전 9시 30분부터 오후 6시 반까지', '09:30 18:30'],
  ['09:00~18:00', '09:00|21:00 18:00'],
  ['９시～１８시', '09:00|21:00 18:00'],
  ['9–18시', '09:00|21:00 18:00'],
  ['9시 – 6시', '09:00|21:00 06:00|18:00'],
  ['정오부터 오후 1시', '12:00 13:00'],
  ['오후 12시 – 밤 10시', '12:00 22:00'],
  ['오전 12시 – 낮 12시', '00:00 12:00'],
  ['자정', '00:00|24:00'],
  ['오후\u00a06시', '18:00'],
  ['평일 5일, 걸어서 4분', ''],
  ['미리 전화해 주세요', ''],
])('%s names the times %s', (text, told) => {
  expect(
    timesIn(text)
      .map((one) => one.map(clock).join('|'))
      .join(' '),
  ).toBe(told);
});
