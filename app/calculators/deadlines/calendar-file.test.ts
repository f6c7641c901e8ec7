import { expect, test } from 'vitest';
import { deadlinesOf } from '#app/law/deadlines/deadlines.ts';
import { calendarFile } from './calendar-file.ts';

const file = (now = new Date('2026-11-20T01:02:03Z')) =>
  calendarFile(deadlinesOf({ death: '2026-11-30', knew: '2026-11-30' }), 'example.com', now);
const events = (text: string) =>
  text
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((event) => event.split('\r\n'));

test('each deadline is a whole day with an alarm at nine, a week before', () => {
  const renunciation = events(file()).find((lines) => lines.includes('SUMMARY:상속포기·한정승인'));
  expect(renunciation).toEqual(
    expect.arrayContaining([
      'UID:renunciation-2026-11-30@example.com',
      'DTSTAMP:20261120T010203Z',
      'DTSTART;VALUE=DATE:20270302',
      'DTEND;VALUE=DATE:20270303',
      'ACTION:DISPLAY',
      'TRIGGER:-P6DT15H',
    ]),
  );
  expect(renunciation?.find((line) => line.startsWith('DESCRIPTION'))).toContain(
    '돌아가신 것을 안 날부터 3개월 (민법 제1019조 제1항)\\n가정법원',
  );
});

test('names its product as RFC 5545 (3.7.3) shows it', () => {
  expect(file()).toContain('\r\nPRODID:-//example.com//deadlines//KO\r\n');
});

test('ends lines in CRLF and folds them at 75 octets without splitting a character', () => {
  const text = file();
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\ufffd');
  }
  expect(text).toContain('\r\n ');
});

test('keeps the UIDs of deadlines when the file is made again later', () => {
  const ids = (text: string) => text.match(/^UID:.*$/gm);
  expect(ids(file(new Date('2027-01-01T00:00:00Z')))).toEqual(ids(file()));
  expect(new Set(ids(file())).size).toBe(events(file()).length);
});

test('includes deadlines that depend on further answers, with article and reason', () => {
  const facts = {
    death: '2026-11-30',
    knew: '2026-11-30',
    representativeKnew: '2026-12-15',
    envelopeDated: '2026-11-09',
    unrecognized: true,
  };
  const found = events(calendarFile(deadlinesOf(facts), 'example.com', new Date()));
  const description = (name: string) =>
    found
      .find((lines) => lines.includes(`SUMMARY:${name}`))
      ?.find((line) => line.startsWith('DESCRIPTION'));
  expect(description('미성년 상속인의 포기·한정승인')).toMatch(
    /법정대리인이 돌아가신 것을 안 날부터 3개월 \(민법 제1020조.*특별대리인.*제921조/,
  );
  expect(description('사망 후 인지청구')).toContain('사망 사실을 안 날부터 2년 (민법 제864조)');
  expect(description('비밀증서 유언의 확정일자')).toContain('봉투에 적힌 날부터 5일');
});
