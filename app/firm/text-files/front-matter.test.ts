import { expect, test } from 'vitest';
import { matterFault, splitMatter } from './front-matter.ts';

const plain = '---\ntitle: 가\n---\n본문\n';

test('the body keeps its lines and its places', () => {
  const { yaml, before, body } = splitMatter(plain) ?? expect.fail();
  expect({ yaml, before }).toEqual({ yaml: 'title: 가\n', before: 1 });
  expect(body).toHaveLength(plain.length);
  expect(body.split('\n')[3]).toBe('본문');
});

test.each([
  ['a space after the first ---', '--- \ntitle: 가\n---\n본문\n'],
  ['a tab after the second', '---\ntitle: 가\n---\t\n본문\n'],
  ['a space of no width', '\u200b---\ntitle: 가\n---\u200b\n본문\n'],
  ['a space that does not break', '---\u00a0\ntitle: 가\n\u00a0---\n본문\n'],
  ['a wide space', '---\u3000\ntitle: 가\n---\u3000\n본문\n'],
  ['a byte order mark', '\ufeff---\ntitle: 가\n---\n본문\n'],
  ['an empty line above', '\n \n---\ntitle: 가\n---\n본문\n'],
  ['nothing below', '---\ntitle: 가\n---'],
])('ignores %s', (_, text) => {
  const { yaml, before } = splitMatter(text) ?? expect.fail();
  expect(yaml).toBe('title: 가\n');
  expect(text.split('\n')[before]).toBe('title: 가');
});

test('accepts an empty head', () => {
  expect(splitMatter('---\n---\n본문\n')?.yaml).toBe('');
});

test.each([
  ['', '파일이 비어 있습니다'],
  [' \n', '파일이 비어 있습니다'],
  ['---\ntitle: 가\n\n본문\n', '머리가 끝나지 않았습니다'],
  ['—\ntitle: 가\n—\n본문\n', '—가 아니라 -를 세 번'],
  ['–––\ntitle: 가\n', '–––가 아니라 -를 세 번'],
  ['----\ntitle: 가\n----\n', '----가 아니라 -를 세 번'],
  ['title: 가\n', '머리가 없습니다'],
])('reports the missing part of %j', (text, told) => {
  expect(splitMatter(text)).toBeNull();
  expect(matterFault(text)).toContain(told);
});
