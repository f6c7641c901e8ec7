import { expect, test } from 'vitest';
import { callPlan } from '#app/consult/requests/call-due.ts';
import { callLead } from './call-lead.ts';

const office = { opens: '09:00', closes: '18:00', closures: [] };
const korean = (text: string) => new Date(`${text}:00+09:00`);
const lead = (made: string, now: string | null) => {
  const { until, begin } = callLead(
    callPlan(korean(made), office),
    now === null ? null : korean(now),
  );
  return `${until} / ${begin}`.replaceAll('\u00a0', ' ');
};

test('the words that are kept with a page are true on every day', () => {
  expect(lead('2026-11-26T10:00', null)).toBe('11월 26일 오후 6시까지 / 신청하시면 ');
  expect(lead('2026-11-28T10:00', null)).toBe(
    '11월 30일 오후 6시까지 / 11월 28일은 토요일이라 쉽니다. 11월 30일 월요일에 ',
  );
});

test('a script says today only on that day', () => {
  expect(lead('2026-11-26T10:00', '2026-11-26T15:00')).toBe('오늘 오후 6시까지 / 신청하시면 ');
  expect(lead('2026-11-26T10:00', '2026-11-26T17:30')).toMatch(/^내일\(금요일\) 오후 6시까지/);
  expect(lead('2026-11-26T10:00', '2026-11-27T09:00')).toMatch(/^오늘 오후 6시까지/);
  expect(lead('2026-11-26T10:00', '2026-11-28T12:00')).toBe(
    '월요일 오후 6시까지 / 오늘은 토요일이라 쉽니다. 11월 30일 월요일에 ',
  );
});
