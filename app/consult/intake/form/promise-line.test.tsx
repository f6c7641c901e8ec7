import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FieldValues } from '#app/consult/requests/fields/schema.ts';
import { formFacts } from '../form-facts.server.ts';
import { PromiseLine } from './promise-line.tsx';

const now = new Date('2026-11-26T14:00:00+09:00');
const facts = formFacts(now);
const line = (typed: FieldValues, at: Date | null = now) =>
  renderToStaticMarkup(<PromiseLine facts={facts} now={at} typed={typed} />)
    .replace(/<[^>]*>/g, '')
    .replaceAll('\u00a0', ' ');

test.each<[string, FieldValues, string]>([
  [
    'the chosen half day and the number',
    { phone: '01012345678', time: '2026-11-27.morning' },
    '고르신 대로 내일 11월 27일 금요일 정오까지 02-0000-0000에서 010-1234-5678로 전화드립니다.',
  ],
  [
    'the next call where none is chosen',
    { time: 'any' },
    '오늘 오후 6시까지 02-0000-0000에서 전화드립니다.',
  ],
  [
    'a foreign number as it was typed, and the first half day, which the form has chosen',
    { phone: ' +1 213 555 0123', time: '2026-11-26.afternoon' },
    '오늘 오후 6시까지 02-0000-0000에서 +1 213 555 0123으로 전화드립니다.',
  ],
  ['an answer by mail', { email: 'kim@example.com' }, '이메일로 답을 드립니다.'],
])('names %s', (_, typed, text) => {
  expect(line(typed)).toBe(text);
});

test('names no time where the text may be read on another day', () => {
  expect(line({ phone: '010-1234-5678', time: '2026-11-27.morning' }, null)).toBe(
    '02-0000-0000에서 010-1234-5678로 전화드립니다.',
  );
});
