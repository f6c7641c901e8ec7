import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { judge } from './judge.ts';
import { spelled } from './spelling.ts';

/** The sentences of a file, a line each; a line in brackets names the subject of those below it. */
function sentencesOf(name: string): { subject: string; text: string }[] {
  let subject = '';
  return readFileSync(join(import.meta.dirname, name), 'utf8')
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const [, heading] = /^\[(.+)\]$/.exec(line) ?? [];
      subject = heading ?? subject;
      return heading ? [] : [{ subject, text: line }];
    });
}

const subjectsIn = (text: string) =>
  judge(spelled(text), { lawyers: [], names: [] }).map(({ rule }) => rule.subject);

const ordinary = sentencesOf('ordinary.txt');
const forbidden = sentencesOf('forbidden.txt');

test('there are sentences of both sorts', () => {
  expect(ordinary.length).toBeGreaterThan(300);
  expect(forbidden.length).toBeGreaterThan(300);
});

test.each(ordinary)('$text is ordinary', ({ text }) => {
  expect(subjectsIn(text)).toEqual([]);
});

test.each(forbidden)('$text is refused: $subject', ({ text, subject }) => {
  expect(subjectsIn(text)).toContain(subject);
});
