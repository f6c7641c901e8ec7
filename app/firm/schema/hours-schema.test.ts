import * as v from 'valibot';
import { expect, test } from 'vitest';
import { day } from './fields/fields.ts';
import { CallHours, Closure, OfficeHours } from './hours-schema.ts';

function faults(schema: v.GenericSchema, value: unknown): string[] {
  return (v.safeParse(schema, value).issues ?? []).map(
    (issue) => `${v.getDotPath(issue)}: ${issue.message}`,
  );
}

const hours = (opens: string, closes: string, text = '미리 전화해 주세요') =>
  faults(OfficeHours, { text, opens, closes });

test.each([
  ['09:00', '18:00'],
  ['06:00', '22:00'],
  ['10:30', '19:30'],
])('accepts the hours %s–%s', (opens, closes) => {
  expect(hours(opens, closes)).toEqual([]);
});

test.each([
  ['09:00', '02:00', 'closes: 끝나는 시각(closes)을 시작하는 시각(opens)보다 늦게'],
  ['18:30', '09:30', 'closes: 끝나는 시각(closes)을 시작하는 시각(opens)보다 늦게'],
  ['00:00', '00:00', 'closes: 끝나는 시각(closes)을 시작하는 시각(opens)보다 늦게'],
  ['09:00', '09:00', 'closes: 끝나는 시각(closes)을 시작하는 시각(opens)보다 늦게'],
  ['00:00', '23:59', 'closes: opens, closes: 06:00부터 22:00 사이로'],
  ['02:00', '18:00', 'closes: opens, closes: 06:00부터 22:00 사이로'],
  ['09:00', '23:00', 'closes: opens, closes: 06:00부터 22:00 사이로'],
  ['09:00', '09:30', 'closes: 한 시간은 넘게'],
])('reports the hours %s–%s once', (opens, closes, told) => {
  expect(hours(opens, closes)).toEqual([expect.stringContaining(told)]);
});

test('a time in another form has one fault', () => {
  expect(hours('9시', '18:00')).toEqual(['opens: 시각은 09:00처럼 적습니다']);
  expect(hours('09:00', '24:00')).toEqual(['closes: 시각은 09:00처럼 적습니다']);
});

test.each([
  '평일 오전 9시 – 오후 6시',
  '평일 09:00~18:00',
  '평일 9시부터 6시까지',
  '평일 9–18시 (점심 12시–13시)',
  '토요일 10시–13시, 평일 오전 9시–오후 6시',
  '평일 오전 9시부터',
])('%s states the hours 09:00–18:00', (text) => {
  expect(hours('09:00', '18:00', text)).toEqual([]);
});

test.each([
  '평일 오전 10시 – 오후 7시',
  '평일 오전 9시 – 오후 7시',
  '평일 10:00–18:00',
  '오후 2시부터',
  '오후 9시 – 오전 6시',
])('%s states other hours than 09:00–18:00', (text) => {
  expect(hours('09:00', '18:00', text)).toEqual([
    'text: 여는 시각(opens)과 닫는 시각(closes)은 오전 9시 – 오후 6시인데 다른 시각이 적혀 있습니다. 틀린 쪽을 고칩니다',
  ]);
});

test.each([
  ['evening', '18:00', '20:00', ''],
  ['evening', '10:00', '20:00', 'from, to: 17:00부터 22:00 사이로'],
  ['evening', '18:00', '23:30', 'from, to: 17:00부터 22:00 사이로'],
  ['evening', '22:00', '02:00', '보다 늦게'],
  ['evening', '18:00', '18:20', '한 시간은 넘게'],
  ['saturday', '10:00', '13:00', ''],
  ['saturday', '00:00', '05:00', 'from, to: 06:00부터 22:00 사이로'],
  ['saturday', '13:00', '10:00', '보다 늦게'],
])('calls on %s from %s to %s', (slot, from, to, told) => {
  const expected = told ? [expect.stringContaining(told)] : [];
  expect(faults(CallHours, { [slot]: { from, to } })).toEqual(expected);
});

test.each([
  ['2026-12-30', '2027-01-02', ''],
  ['2026-12-30', undefined, ''],
  ['2026-12-01', '2027-01-29', ''],
  ['2026-12-30', '2027-12-31', '60일을 넘습니다'],
  ['2026-12-30', '2096-12-31', '60일을 넘습니다'],
  ['2026-12-30', '2026-12-29', '앞설 수 없습니다'],
])('a closure from %s to %s', (from, to, told) => {
  const expected = told ? [expect.stringContaining(`to: `)] : [];
  const found = faults(Closure, { from, to, reason: '휴무' });
  expect(found).toEqual(expected);
  expect(found.join()).toContain(told);
});

test.each([
  '2026-02-30',
  '2026-04-31',
  '2025-02-29',
  '2026-00-10',
  '2026-13-01',
  '2026-01-32',
  '0000-01-01',
  '0026-11-22',
  '1026-11-22',
  '9999-12-31',
  '2026. 11. 22.',
  '2026-1-2',
])('%s is not a day and has one fault', (value) => {
  expect(faults(day, value)).toHaveLength(1);
});

test.each(['2024-02-29', '1958-02-22', '2026-11-22', '2098-12-31'])('%s is a day', (value) => {
  expect(faults(day, value)).toEqual([]);
});
