import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { textHash } from './text-hash.ts';

const hashOf = (yaml: string) => textHash(parse(yaml));
const text = 'name: 예금\naliases: [통장, 계좌]\nwhy: 고인의 예금은 상속재산입니다.\norder: 10\n';

test('is eight letters, which YAML reads as text', () => {
  expect(hashOf(text)).toMatch(/^[a-p]{8}$/);
});

test.each([
  ['another order of keys', `order: 10\n${text.replace('order: 10\n', '')}`],
  ['quotes', text.replace('예금\n', "'예금'\n")],
  ['a list in lines', text.replace('[통장, 계좌]', '\n  - 통장\n  - 계좌')],
  ['a text in two lines', text.replace('예금은 상속', '예금은\n  상속')],
  ['a comment', `# 예금\n${text}`],
  [
    'fields that the editor leaves empty',
    `${text}unsettled: false\nnote: ''\nlist: []\nmore: {}\n`,
  ],
  ['the review', `${text}reviewed:\n  by: kim\n  on: 2026-12-01\n`],
  ['an approved sentence', `${text}approved:\n  - sentence: 예금\n`],
])('stays the same with %s', (_, other) => {
  expect(other).not.toBe(text);
  expect(hashOf(other)).toBe(hashOf(text));
});

test.each([
  ['a word', text.replace('상속재산', '상속 재산')],
  ['a number', text.replace('10', '11')],
  ['the order of a list', text.replace('통장, 계좌', '계좌, 통장')],
  ['a new field', `${text}unsettled: true\n`],
  ['a field that is gone', text.replace('order: 10\n', '')],
])('changes with %s', (_, other) => {
  expect(hashOf(other)).not.toBe(hashOf(text));
});

test('changes with the words that a form prints', () => {
  const form = { title: '심판청구서' };
  expect(textHash(form, ['위와 같이 청구합니다.'])).not.toBe(textHash(form));
  expect(textHash(form, ['위와 같이 청구합니다.'])).not.toBe(textHash(form, ['청구합니다.']));
});
