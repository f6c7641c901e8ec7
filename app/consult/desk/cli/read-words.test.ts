import { expect, test } from 'vitest';
import { CommandFault } from './fault.ts';
import {
  readLimit,
  readLine,
  readMoment,
  readReferenceWord,
  readSelection,
  readWhom,
} from './read-words.ts';

test('parses arguments as people write them', () => {
  expect(
    readSelection({
      status: '연락함',
      stage: '빚',
      area: 'will',
      since: '2026-11-01',
      until: '2026-11-20',
      phone: '+82 10 1234 5678',
    }),
  ).toEqual({
    status: 'contacted',
    stage: 'debt',
    area: 'will',
    from: '2026-10-31T15:00:00.000Z',
    before: '2026-11-20T15:00:00.000Z',
    whom: { phone: '01012345678' },
    stuck: false,
  });
  expect(readReferenceWord('7kq2 m4xd')).toBe('7KQ2-M4XD');
  expect(readLimit('7')).toBe(7);
});

test('parses copied text with invisible characters', () => {
  const marked = (text: string) => `\u202d${[...text].join('\u2060')}\u202c`;
  expect(
    readSelection({
      state: marked('연락함'),
      since: marked('2026-11-01'),
      phone: marked('tel:010-1234-5678'),
      email: marked('<kim@example.com>'),
    }),
  ).toMatchObject({
    status: 'contacted',
    from: '2026-10-31T15:00:00.000Z',
    whom: { phone: '01012345678', email: 'kim@example.com' },
  });
  expect(readReferenceWord(marked('7kq2-m4xd'))).toBe('7KQ2-M4XD');
  expect(readWhom(marked('tel:010-1234-5678'))).toEqual({ phone: '01012345678' });
  expect(readMoment(marked('2026-12-01 14:00'))).toBe('2026-12-01T05:00:00.000Z');
  expect(readLine('근거', '전화로\t동의\u0008하심\u0085', 200)).toBe('전화로 동의하심');
});

test.each([
  { status: '모름' },
  { area: '상속' },
  { since: '2026-02-30' },
  { since: '어제' },
  { phone: '1588-0000' },
  { stage: '' },
])('rejects %o', (given) => {
  expect(() => readSelection(given)).toThrow(CommandFault);
});

test.each(['', '0', '-1', '1e3', '12345678'])('rejects a limit of %j', (text) => {
  expect(() => readLimit(text)).toThrow(CommandFault);
});
