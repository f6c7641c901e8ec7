import { dayInWords } from '#app/law/day-in-words.ts';
import { deadlinesOf } from '#app/law/deadlines/deadlines.ts';
import type { RuleId } from '#app/law/deadlines/rules.ts';
import type { DeadlineFacts } from '#app/law/deadlines/starts.ts';
import type { WorkedExample } from '../result/worked-example.ts';
import { rulePhrases } from './rule-phrases.ts';

const words = {
  head: ['할 일', '마지막 날', '조문'],
  usual: {
    title: '돌아가신 날에 사망을 안 경우',
    facts: '2026. 11. 10. 돌아가셨고 그날 아셨습니다.',
    note: '첫날을 빼고 셉니다. 상속세는 돌아가신 달의 말일인 11. 30.부터 6개월입니다. 제157조·제160조',
  },
  holiday: {
    title: '마지막 날이 공휴일인 경우',
    facts: '2026. 11. 28. 돌아가셨고 그날 아셨습니다.',
    note: '3개월의 마지막 날인 2027. 2. 28.은 일요일이고 다음 날은 삼일절이어서, 그다음 날까지입니다. 제161조',
  },
};

const shown: RuleId[] = ['death-report', 'renunciation', 'inheritance-tax', 'forced-share-1y'];

/** An ordinary case, and a case whose last day is a holiday. */
export function workedExamples(): WorkedExample[] {
  return [
    { ...words.usual, head: words.head, rows: rowsOf('2026-11-10') },
    { ...words.holiday, head: words.head, rows: rowsOf('2026-11-28') },
  ];
}

function rowsOf(death: DeadlineFacts['death']): string[][] {
  return deadlinesOf({ death, knew: death })
    .filter(({ rule }) => shown.includes(rule.id))
    .map(({ rule, end }) => [
      rulePhrases[rule.id].name,
      dayInWords(end).replaceAll(' ', '\u00a0'),
      rule.articles.join(', '),
    ]);
}
