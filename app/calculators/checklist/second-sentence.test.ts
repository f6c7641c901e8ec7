import { expect, test } from 'vitest';
import { tasks } from '#app/firm/view/tasks.ts';
import type { CaseFacts } from '#app/law/case-facts.ts';
import { tasksFor } from './list.ts';
import { secondSentences } from './second-sentence.ts';

const pictured: CaseFacts = {
  death: '2026-11-10',
  me: 'child',
  debts: 'more',
  will: 'none',
  kinds: ['deposit', 'car'],
};
const KEEP = '법원이 받아들였다고 알려 줄 때까지 예금과 차, 보증금은 그대로 두세요.';

const sentences = (facts: CaseFacts, today = '2026-11-26') =>
  secondSentences(tasksFor(facts, tasks, today), facts).map((text) =>
    text.replaceAll('\u00a0', ' '),
  );

test('names the next day, what follows from missing it, the holidays before it, and what to leave alone', () => {
  expect(sentences(pictured)).toEqual([
    '그다음은 2027년 2월 10일입니다.',
    '그때까지 상속포기나 한정승인을 신고하지 않으면 빚까지 물려받습니다.',
    '2. 6.–2. 9.는 설 연휴라 법원이 쉽니다. 2027. 2. 5. 금까지 내세요.',
    KEEP,
  ]);
});

test('says when to file once the report is done', () => {
  const [first] = sentences({ ...pictured, done: ['death-report'] });
  expect(first).toBe(
    '2027년 2월 10일까지 상속포기나 한정승인을 신고하지 않으면 빚까지 물려받습니다.',
  );
});

test('an unknown debt is warned about, and more property than debts is not', () => {
  expect(sentences({ ...pictured, debts: 'unknown' })).toContain(KEEP);
  const safe = sentences({ ...pictured, debts: 'less' }).join(' ');
  expect(safe).not.toContain('빚까지');
  expect(safe).not.toContain(KEEP);
});

test('after three months the condition of special limited acceptance comes first', () => {
  const [first] = sentences({ ...pictured, death: '2026-05-06' });
  expect(first).toContain('큰 잘못 없이 모르셨다면');
  expect(first).toContain('상속인이 증명해야 합니다');
});

test('a renunciation that was filed leaves the wait for the court', () => {
  const done = ['death-report', 'renounce'];
  expect(sentences({ ...pictured, done }, '2026-12-15')).toEqual([
    expect.stringContaining('다음은 2027년'),
    '그때까지는 법원의 심판문을 기다리시면 됩니다.',
  ]);
});

test('asks for the day of death without one', () => {
  expect(sentences({})).toEqual(['돌아가신 날을 알려 주시면 날짜를 계산해 드립니다.']);
});
