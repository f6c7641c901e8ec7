import stringWidth from 'string-width';
import { expect, test } from 'vitest';
import { listTable, requestSheet } from './cli-tables.ts';
import type { Delivery, StoredConsultation } from './store.server.ts';

const request: StoredConsultation = {
  id: 'one',
  reference: '7KQ2-M4XD',
  received_at: '2026-11-20T05:03:00.000Z',
  name: '아주 긴 이름을 가진 사람입니다 정말로',
  phone: '05071234567',
  stage: 'unsure',
  area: 'renunciation',
  died_on: '2026-11-10',
  method: 'phone',
  time: 'any',
  message: '첫 줄\n둘째 줄 \u001b[31m빨강\u001b[0m \u202e뒤집힘',
  consent_version: '2026-11-20',
};
const delivery: Delivery = {
  id: 'd',
  consultation_id: 'one',
  channel: 'mail',
  attempts: 2,
  next_attempt_at: '2026-11-20T05:04:00.000Z',
  last_error: 'ECONNREFUSED',
  delivered_at: null,
};

test('the list fits a terminal of 80 columns, in straight columns', () => {
  const lines = listTable([request, { ...request, name: 'Kim' }]).split('\n');
  expect(lines).toHaveLength(3);
  for (const line of lines) expect(stringWidth(line)).toBeLessThanOrEqual(80);
  const starts = lines.slice(1).map((line) => stringWidth(line.slice(0, line.indexOf('0507'))));
  expect(starts[0]).toBe(starts[1]);
});

test('an empty list says so', () => expect(listTable([])).toMatch(/없습니다/));

test('a sheet says everything and steers no terminal', () => {
  const sheet = requestSheet(request, [delivery]);
  for (const words of ['0507-123-4567', '2026-11-10', '상속포기·한정승인', '기다리는 중', '2번']) {
    expect(sheet).toContain(words);
  }
  for (const steering of ['\u001b', '\u202e']) expect(sheet).not.toContain(steering);
  const [first = '', second = ''] = sheet.split('\n').filter((line) => /첫 줄|둘째/.test(line));
  expect(stringWidth(first.slice(0, first.indexOf('첫')))).toBe(second.search(/\S/));
});
