import { expect, test } from 'vitest';
import { citationText } from './phrases.ts';

test('citations: no line begins with the number of an article or a decision', () => {
  const articles = [
    '민법 제1008조',
    '상증법 제2조 제2호',
    '대법원 2019다222867',
    '민법 부칙 제12조',
  ];
  const lines = citationText(articles).split(' ');
  expect(lines).toEqual([
    '민법\u00a0제1008조,',
    '상증법\u00a0제2조\u00a0제2호,',
    '대법원\u00a02019다222867,',
    '민법',
    '부칙\u00a0제12조',
  ]);
});
