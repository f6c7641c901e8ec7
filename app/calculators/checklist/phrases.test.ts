import { expect, test } from 'vitest';
import { tasks } from '#app/firm/view/tasks.ts';
import type { CaseFacts } from '#app/law/case-facts.ts';
import { tasksFor } from './list.ts';
import { countedBy, countedText, postText, safeText } from './phrases.ts';
import type { Term } from './terms.ts';

function termOf(id: string, facts: CaseFacts = { death: '2026-11-10' }): Term {
  const { coming, past } = tasksFor(facts, tasks, '2026-11-26');
  const term = [...coming, ...past].find(({ task }) => task.id === id)?.term;
  if (!term) throw new Error(`${id} has no term.`);
  return term;
}

test('the three months say how they were counted, and by which articles', () => {
  expect(countedText(termOf('renounce'))).toBe(
    '돌아가신 것을 아신 날(11. 10.)부터 3개월입니다. 첫날은 빼고 셉니다. 그날까지 서류가 법원에 도착해야 합니다.',
  );
  expect(countedBy(termOf('renounce'))).toEqual([
    '민법 제1019조 제1항',
    '민법 제157조',
    '민법 제160조',
  ]);
});

test.each([
  [
    'death-report',
    '사망을 아신 날(11. 10.)부터 1개월입니다.',
    ['가족관계등록법 제84조', '민법 제160조'],
  ],
  ['tax', '돌아가신 달의 말일(11. 30.)부터 6개월입니다. 첫날은 빼고 셉니다.', ['상증법 제67조']],
  [
    'car',
    '돌아가신 달의 말일(11. 30.)부터 6개월입니다. 첫날은 빼고 셉니다.',
    ['자동차등록령 제26조 제1항', '자동차등록령 제31조 제1항', '민법 제157조', '민법 제160조'],
  ],
  [
    'health-insurance',
    '고인의 피부양자가 아니게 된 날(11. 11.)부터 90일입니다.',
    ['국민건강보험법 시행규칙 제2조 제2항'],
  ],
])('%s', (id, text, articles) => {
  expect(countedText(termOf(id))).toBe(text);
  expect(countedBy(termOf(id))).toEqual(articles);
});

test('a moved end says over which days', () => {
  const term = termOf('renounce', { death: '2026-11-10', knew: '2026-11-20' });
  expect(countedText(term)).toContain('2. 20.(토요일), 2. 21.(일요일) 다음 날로 미루어졌습니다.');
  expect(countedBy(term)).toContain('민법 제161조');
});

test('the safe day before 설, and the post', () => {
  const term = termOf('renounce');
  expect(safeText(term)).toBe('2. 6.–2. 9.는 설 연휴라 법원이 쉽니다. 2027. 2. 5. 금까지 내세요.');
  expect(postText(term, '2026-11-26')).toBe(
    '우편으로 보내시려면 1월 안에 등기로 보내고, 법원에 전화해 도착을 확인하세요.',
  );
  expect(postText(term, '2027-02-01')).toBe('우편은 늦을 수 있습니다. 법원에 직접 내세요.');
});

test('without holidays before the end there is no safe day, and the post has a working day', () => {
  // The three months end on Thursday 21 January 2027; five days before is a Saturday.
  const term = termOf('renounce', { death: '2026-10-21' });
  expect(term.end).toBe('2027-01-21');
  expect(safeText(term)).toBeNull();
  expect(postText(term, '2026-11-26')).toBe(
    '우편으로 보내시려면 1월 15일까지 등기로 보내고, 법원에 전화해 도착을 확인하세요.',
  );
  expect(postText(termOf('tax'), '2026-11-26')).toBeNull();
});

test('a single holiday before the end names itself', () => {
  // 2 March 2027 follows a Saturday, a Sunday and 3·1절.
  expect(safeText(termOf('renounce', { death: '2026-11-10', knew: '2026-11-26' }))).toBeNull();
  const { safe } = termOf('car', { death: '2026-08-15' });
  expect(safe?.day).toBe('2027-02-26');
  expect(safeText(termOf('car', { death: '2026-08-15' }))).toBe(
    '2. 27.–3. 1.는 휴일이라 관공서가 쉽니다. 2027. 2. 26. 금까지 하세요.',
  );
});
