import { expect, test } from 'vitest';
import { CommandFault } from './fault.ts';
import { readLimit, readReferenceWord, readSelection } from './read-words.ts';

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
    phone: '01012345678',
    stuck: false,
  });
  expect(readReferenceWord('7kq2 m4xd')).toBe('7KQ2-M4XD');
  expect(readLimit('7')).toBe(7);
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
