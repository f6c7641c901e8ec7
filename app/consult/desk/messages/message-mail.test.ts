import { expect, test } from 'vitest';
import { messageMail } from './message-mail.server.ts';

test('the mail keeps quoted words with their particle, and a day with its time, on one line', () => {
  const { html } = messageMail({
    subject: '',
    warning: '메일의 ‘드렸다고 표시하기’를 눌러 주세요.',
    title: '',
    first: null,
    parts: [{ lines: [{ term: '때', text: '2026. 12. 1. (화) 16:00부터 한 시간 안에' }] }],
    linksNote: '',
    links: [],
  });
  const kept = [...html.matchAll(/<span style="white-space:nowrap">(.*?)<\/span>/g)];
  expect(kept.map(([, words]) => words)).toEqual([
    '‘드렸다고 표시하기’를',
    '2026. 12. 1. (화) 16:00부터',
  ]);
});
