import { expect, test } from 'vitest';
import { explain } from './explain.ts';

const words = { text: '{who|은|는} {degree}촌인 {who}입니다.', articles: ['민법 제1000조'] };

test.each([
  ['삼촌', '삼촌은 3촌인 삼촌입니다.'],
  ['이모', '이모는 3촌인 이모입니다.'],
])('%s takes its particle', (who, text) => {
  expect(explain(words, { who, degree: 3 })).toEqual({ text, articles: ['민법 제1000조'] });
});

test('a place without a value is a fault', () => {
  expect(() => explain(words, { who: '이모' })).toThrow('degree');
});
