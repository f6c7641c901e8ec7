import stringWidth from 'string-width';
import { expect, test } from 'vitest';
import type { Damaged } from '#app/consult/requests/request-reader.server.ts';
import type { Delivery, StoredConsultation } from '#app/consult/requests/stored.ts';
import { exportRow } from '../export/export-row.ts';
import { deliveriesTable, listTable, requestSheet } from './text-tables.ts';

const request: StoredConsultation = {
  id: 'one',
  reference: '7KQ2-M4XD',
  receivedAt: '2026-11-20T05:03:00.000Z',
  status: 'suspected',
  statusChangedAt: '2026-11-20T05:03:00.000Z',
  appointmentAt: null,
  suspicions: ['hasty', 'links'],
  lastContactAt: '2026-11-20T05:03:00.000Z',
  eraseAt: null,
  name: '아주 긴 이름을 가진 사람입니다 정말로',
  phone: '05071234567',
  email: null,
  stage: 'unsure',
  area: 'renunciation',
  diedOn: '2026-11-10',
  method: 'phone',
  time: 'any',
  message: `첫 줄\n둘째 줄 \u001b[31m빨강\u001b[0m \u202e뒤집힘\n${'가나다라'.repeat(40)}`,
  facts: null,
  source: { utm_source: 'naver', landing: '/' },
  consentVersion: '2026-11-20',
  marketingConsentAt: null,
  confirmation: true,
};
const delivery: Delivery = {
  id: 'd',
  channel: 'mail',
  kind: 'request',
  attempts: 2,
  nextAttemptAt: '2026-11-20T05:04:00.000Z',
  lastError: 'ECONNREFUSED',
  deliveredAt: null,
  stuckAt: null,
};
const damaged: Damaged = {
  reference: '0000-0000',
  receivedAt: request.receivedAt,
  damage: 'SEAL_BROKEN',
};
const notes = [{ writtenAt: request.receivedAt, author: 'kim', text: '다시\n전화 \u009b31m' }];

test('the list fits 80 columns and is aligned', () => {
  const table = listTable([request, { ...request, name: 'Kim' }, damaged]);
  const lines = table.split('\n');
  expect(lines).toHaveLength(4);
  for (const line of lines) expect(stringWidth(line)).toBeLessThanOrEqual(80);
  const starts = lines.slice(1, 3).map((line) => stringWidth(line.slice(0, line.indexOf('0507'))));
  expect(starts[0]).toBe(starts[1]);
});

test('a request that the office entered shows nothing that nobody asked the caller', () => {
  const entered = { way: 'phone', basis: '전화로 상담을 신청하심' } as const;
  const called = { ...request, area: null, entered };
  expect(listTable([called])).toContain('적어 넣은 신청');
  const shown = [listTable([called]), ...exportRow({ request: called, deliveries: [], notes: [] })];
  expect(shown.join('\n')).not.toMatch(/모르겠|전화로$|아무 때나/m);
});

test('an empty list says so', () => expect(listTable([])).toMatch(/없습니다/));

test('a sheet is complete, fits 80 columns and contains no control characters', () => {
  const sheet = requestSheet({ request, deliveries: [delivery], notes }, 12);
  for (const words of [
    '0507-123-4567',
    '2026. 11. 10.',
    '상속포기·한정승인',
    '기다리는 중',
    '2번',
  ]) {
    expect(sheet).toContain(words);
  }
  for (const words of ['의심', '2초', '링크', 'naver', '2027. 11. 20.', '원하심', 'kim', '전화']) {
    expect(sheet).toContain(words);
  }
  for (const steering of ['\u001b', '\u202e', '\u009b']) expect(sheet).not.toContain(steering);
  for (const line of sheet.split('\n')) expect(stringWidth(line)).toBeLessThanOrEqual(80);
  const [first = '', second = ''] = sheet.split('\n').filter((line) => /첫 줄|둘째/.test(line));
  expect(stringWidth(first.slice(0, first.indexOf('첫')))).toBe(second.search(/\S/));
  expect(sheet.replace(/\n +/g, '')).toContain('가나다라'.repeat(40));
});

test('a request that does not open says what to do', () => {
  expect(requestSheet({ request: damaged, deliveries: [], notes: [] }, 12)).toMatch(/백업/);
});

test('a delivery that was asked for again shows no count of failures', () => {
  const sheet = requestSheet(
    { request, deliveries: [{ ...delivery, attempts: 0 }], notes: [] },
    12,
  );
  expect(sheet).toContain('곧 다시 보냄, 지난번 이유 ECONNREFUSED');
});

test('counts waiting and stuck deliveries by channel', () => {
  const one = { ...delivery, reference: '7KQ2-M4XD', receivedAt: request.receivedAt };
  const stuck = { ...one, channel: 'sms', stuckAt: request.receivedAt };
  const table = deliveriesTable([one, one, stuck], 2);
  expect(table).toMatch(/mail +2건 +0건/);
  expect(table).toMatch(/sms +0건 +1건/);
  expect(table).toMatch(/1건이 더/);
  for (const line of table.split('\n')) expect(stringWidth(line)).toBeLessThanOrEqual(80);
});
