import { expect, test } from 'vitest';
import { withParticle } from './korean-words.ts';

test.each([
  ['법무법인 예시', '법무법인 예시는'],
  ['법무법인 바른', '법무법인 바른은'],
  ['Law', 'Law는'],
  ['형제자매 1', '형제자매 1은'],
  ['형제자매 2', '형제자매 2는'],
  ['큰딸(나)', '큰딸(나)은'],
  ['오빠(자녀 1)', '오빠(자녀 1)는'],
])('adds the right particle to %s', (name, expected) => {
  expect(withParticle(name, '은', '는')).toBe(expected);
});
