import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { readCourts, readForms, readMayI } from './read-content.ts';
import { missingTexts } from './reviews.ts';
import { textHash } from './text-hash.ts';

const entry = readFileSync('tests/firm/content/may-i/deposit.yaml', 'utf8');
const courts = readFileSync('tests/firm/content/courts.yaml', 'utf8');
const forms = readFileSync('tests/firm/content/forms.yaml', 'utf8');

/** Writes files of content/ for a test, with a lawyer kim. */
function contentWith(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'reviews-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [file, text] of Object.entries({ 'people/kim.yaml': 'name: 김\n', ...files })) {
    mkdirSync(join(root, 'content', dirname(file)), { recursive: true });
    writeFileSync(join(root, 'content', file), text);
  }
  return root;
}

const review = (text: string | null, by = 'kim', indent = '') =>
  ['reviewed:', `  by: ${by}`, '  on: 2026-11-28', ...(text ? [`  text: ${text}`] : [])]
    .map((line) => `${indent}${line}\n`)
    .join('');

const hash = textHash(parse(entry));

/** The review of the entry that the pages get. */
function readReview(text: string) {
  const { value, faults } = readMayI(contentWith({ 'may-i/deposit.yaml': text }));
  expect(faults).toEqual([]);
  return value[0]?.reviewed;
}

test('a review of this text counts', () => {
  expect(readReview(entry + review(hash))).toEqual({ by: 'kim', on: '2026-11-28', text: hash });
});

test.each([
  ['that names no text', entry + review(null)],
  ['of a text that has changed', entry.replace('찾지 마세요', '찾으세요') + review(hash)],
  ['by somebody without a file', entry + review(hash, 'lee')],
])('a review %s does not count', (_, text) => {
  expect(readReview(text)).toBeUndefined();
});

test('the courts are reviewed as a whole', () => {
  const read = (text: string) => readCourts(contentWith({ 'courts.yaml': text })).value?.reviewed;
  const whole = courts + review(textHash(parse(courts)));
  expect(read(whole)).toMatchObject({ by: 'kim' });
  expect(read(whole.replace('[종로구, 중구,', '[종로구,'))).toBeUndefined();
});

test('each form is reviewed with the words that it prints', () => {
  const words = { renounce: ['상속을 포기합니다.'] };
  const ofForm = textHash(parse(forms).renounce, words.renounce);
  const text = forms.replace('limited:', `${review(ofForm, 'kim', '  ')}limited:`);
  const read = (printed: object) => {
    const { value, faults } = readForms(contentWith({ 'forms.yaml': text }), printed);
    expect(faults).toEqual([]);
    return value?.filter(({ reviewed }) => reviewed).map(({ id }) => id);
  };
  expect(read(words)).toEqual(['renounce']);
  expect(read({ renounce: ['상속을 포기하지 않습니다.'] })).toEqual([]);
});

test('the editor gets the text of a review with a lawyer and a day, and no other', () => {
  const data = parse(entry);
  const missing = (reviewed?: object) =>
    missingTexts('content/may-i/deposit.yaml', { ...data, reviewed }, {});
  expect(missing({ by: 'kim', on: '2026-11-28', text: '' })).toEqual([
    { path: ['reviewed', 'text'], text: hash },
  ]);
  expect(missing()).toEqual([]);
  expect(missing({ by: 'kim', on: '' })).toEqual([]);
  expect(missing({ by: 'kim', on: '2026-11-28', text: 'abcdefgh' })).toEqual([]);
});

test('the editor gets the text of each form', () => {
  const data = parse(forms);
  const reviewed = { by: 'kim', on: '2026-11-28' };
  const words = { extend: ['기간을 늘려 주십시오.'] };
  const form = { ...data.extend, reviewed };
  expect(missingTexts('content/forms.yaml', { ...data, extend: form }, words)).toEqual([
    { path: ['extend', 'reviewed', 'text'], text: textHash(data.extend, words.extend) },
  ]);
});
