import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { firm } from '#app/firm/view/firm.ts';
import { fragmentOf, valueIn } from '../state/fragment-text.ts';
import { answer } from './answer.ts';
import { headline, sentenceOf } from './headline.ts';
import {
  emptyBenefit,
  emptyRelative,
  example,
  type Input,
  InputSchema,
  OUTSIDER,
} from './input.ts';
import { inputInWords } from './input-in-words.ts';
import { Result } from './result.tsx';
import { shortOf } from './short.ts';

const 억 = 100_000_000n;
/** An input with every kind of entry. */
const input: Input = {
  ...example,
  death: '1982-03-04',
  estate: 2n * 억,
  debts: 6n * 억,
  limitedAcceptance: true,
  relatives: [
    { ...emptyRelative, who: 'child-1', status: 'predeceased', spouse: true, children: 2 },
  ],
  benefits: [
    { ...emptyBenefit, kind: 'legacy', to: OUTSIDER, scope: 'fraction', partOf: 3, parts: 1 },
    { ...emptyBenefit, kind: 'insurance', to: OUTSIDER, amount: 5n * 억 },
    { ...emptyBenefit, to: 'child-1-child-1', amount: 5n * 억, burden: 1n * 억, inTruthTo: 'me' },
  ],
};
const LAW = '1991년 1월 1일 전에 돌아가신 분의 상속에는 그때의 법이 적용됩니다.';

describe('a death before 1991', () => {
  const found = answer(input);
  const markup = renderToStaticMarkup(createElement(Result, { input, answer: found }));

  test('names the earlier law and the phone number in the sentence', () => {
    expect(sentenceOf(headline(found))).toBe('1991년 전의 법을 따릅니다');
    expect(shortOf(found, input.death, '').second).toContain(firm.phone);
    expect(headline(found).text).toContain(LAW);
  });

  test('names the earlier law on paper and in the facts for the firm', () => {
    const facts = inputInWords(input, found);
    expect(facts.at(-1)).toContain(LAW);
    const paper = /<ul class="on-paper">(.*?)<\/ul>/s.exec(markup)?.[1] ?? '';
    expect(paper).toContain(LAW);
    expect(markup.replace(paper, '')).toContain(LAW);
    expect(markup.replace(paper, '')).toContain(firm.phone);
  });

  test('gives no figure', () => {
    expect(markup).not.toContain('유류분 부족액');
    expect(markup).not.toContain('/areas/renunciation');
    expect(found).not.toHaveProperty('claim');
  });

  test('names the earlier law when a link is opened', () => {
    const held = v.parse(InputSchema, valueIn(fragmentOf('x', input), 'x'));
    expect(answer(held)).toMatchObject({
      state: 'not-computed',
      why: { text: expect.stringContaining(LAW) },
    });
  });

  test('does not name the earlier law from 1991-01-01, nor before forced shares began', () => {
    expect(answer({ ...input, death: '1991-01-01' }).state).not.toBe('not-computed');
    expect(answer({ ...input, death: '1978-12-31' }).state).toBe('none');
  });
});
