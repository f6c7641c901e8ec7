import { expect, test } from 'vitest';
import { answerOf } from './answer.ts';
import { amendments } from './copy.ts';

const rows = amendments.groups.flatMap((group) => group.rows);
const answers = rows.map(({ title, rule, exceptions, more }) => ({
  title,
  answer: answerOf(rule, exceptions, more),
}));
const answerTo = (title: string) => answers.find((one) => one.title === title)?.answer;

test('a change answers from its day on', () => {
  expect(answerTo('유류분을 돌려받는 방법')).toEqual({
    from: '2026-03-17',
    yes: '예. #에 돌아가셨으므로 적용됩니다.',
    no: '아니요. #에 돌아가셨으므로 적용되지 않습니다.',
  });
});

test('a change whose day no clause fixes says that it is our reading', () => {
  const { yes = '', no = '' } = answerTo('며느리와 사위의 대습상속') ?? {};
  expect(yes).toMatch(/^예\. .*적용되는 것으로 봅니다.*해석/);
  expect(no).toMatch(/^아니요\. .*적용되지 않는 것으로 봅니다.*해석/);
});

test('a change with exceptions points to them, and one without a single day does not answer', () => {
  for (const title of ['상속권 상실', '형제자매의 유류분']) {
    const { yes = '', no = '' } = answerTo(title) ?? {};
    for (const words of [yes, no]) expect(words).toMatch(/#에 .*아래를 확인해 보세요\.$/);
  }
  const { from, yes = '', no } = answerTo('상속권 상실 제도') ?? {};
  expect(from).toBe('');
  expect(yes).toMatch(/답할 수 없습니다\. 아래를 확인해 보세요\.$/);
  expect(no).toBe(yes);
});

test('each row has details below the answer that points to them', () => {
  for (const { rule, exceptions, more } of rows) {
    const words = answerOf(rule, exceptions, more)?.yes ?? '';
    expect(words.includes('아래를') && more.length === 0).toBe(false);
  }
});
