import { expect, test } from 'vitest';
import { unsigned } from './unsigned.ts';

test('removes the sample’s author and review, and keeps every other line', () => {
  const text =
    '---\ntitle: 글\nauthor: 성춘향\nreviewed:\n  by: 홍길동\n  on: 2026-11-27\ntool: shares\n---\n\nauthor: 홍길동 아님\n';
  expect(unsigned(text)).toBe('---\ntitle: 글\ntool: shares\n---\n\nauthor: 홍길동 아님\n');
});

test('keeps what lawyers of the firm have signed', () => {
  const text = 'author: 김새벽\nreviewed:\n  by: 이아침\n  on: 2026-11-27\n';
  expect(unsigned(text)).toBe(text);
});
