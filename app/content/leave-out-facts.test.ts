import { expect, test } from 'vitest';
import { leaveOutFacts } from './leave-out-facts.server.ts';

test('only the rows of the law are left out', () => {
  const payload = {
    steps: [{ act: '그대로 둡니다.', facts: ['3.6', '12.1'] }],
    examples: [{ facts: '자녀가 둘입니다.' }],
    consent: { facts: [{ term: '목적' }] },
  };
  expect(JSON.parse(JSON.stringify(payload, leaveOutFacts))).toEqual({
    ...payload,
    steps: [{ act: '그대로 둡니다.' }],
  });
});
