import { expect, test } from 'vitest';
import { readParagraphs } from './paragraphs.ts';

test.each([
  '2026. 12. 1.부터 저녁에도 전화드립니다.',
  '12. 1.부터 저녁에도 전화드립니다.',
  '2026. 3. 17. 민법이 바뀌었습니다.',
  '12.5%를 더합니다.',
])('reads %s as text, not as a list', (line) => {
  expect(readParagraphs(line)).toEqual({ paragraphs: [line], faults: [] });
});

test.each(['1. 하나', '12. 열둘', '- 하나', '* 하나', '# 제목', '![그림](/pictures/a.png)'])(
  'refuses %s, which is for guides',
  (line) => {
    expect(readParagraphs(line).faults).toEqual([
      { line: 1, message: expect.stringContaining('여기에는 글로만 적습니다') },
    ]);
  },
);
