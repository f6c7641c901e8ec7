import { expect, test } from 'vitest';
import { createSentTexts } from './sent-texts.server.ts';

const text = '좋은 조건으로 대출해 드립니다. 지금 바로 연락 주시면 안내합니다.';
const setUp = () => createSentTexts({ index: (purpose, value) => `${purpose} ${value}` });

test('counts the others who sent the same text, whatever numbers it has', () => {
  const copies = setUp();
  expect(copies(`${text} 1`, 'a')).toBe(0);
  expect(copies(`${text} 2`, 'b')).toBe(1);
  expect(copies(`${text} 3`, 'c')).toBe(2);
  expect(copies(text, 'd')).toBeGreaterThanOrEqual(2);
});

test('does not count copies by the same contact', () => {
  const copies = setUp();
  for (let time = 0; time < 5; time++) expect(copies(text, 'a')).toBe(0);
});

test('does not count copies of a short text', () => {
  const copies = setUp();
  for (const contact of 'abcdef')
    expect(copies('상담 부탁드립니다. 010-1234-5678', contact)).toBe(0);
});

test('remembers a bounded number of texts, the latest', () => {
  const copies = setUp();
  copies(text, 'a');
  const other = (index: number) => text + String.fromCodePoint(0xac00 + index);
  for (let index = 0; index < 499; index++) copies(other(index), 'a');
  expect(copies(text, 'b')).toBe(1);
  for (let index = 0; index < 500; index++) copies(other(index), 'b');
  expect(copies(text, 'c')).toBe(0);
});
