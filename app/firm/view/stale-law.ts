import { lawAsOf } from '#app/law/amendments.ts';
import { addDays } from '#app/law/calendar.ts';
import { holidaysKnown } from '#app/law/deadlines/holidays.ts';
import { dottedDate } from '#app/law/dotted-date.ts';
import type { CalendarDate } from '#app/law/family.ts';
import { lawFacts } from '../law-facts/law-facts.ts';
import { changesToCheck } from './upcoming.ts';

/** Days after which the law may have changed since it was read. */
const HALF_A_YEAR = 180;
/** A term that begins in a year may end in the next one. */
const AHEAD = 60;

/** A matter that the firm has to check, and how. */
interface LawReminder {
  term: string;
  text: string;
}

/**
 * Returns the note on the law that a calculator applies.
 *
 * @param today the day in Korea
 */
export function asOfNote(today: CalendarDate): string {
  const later = isOld(lawAsOf, today)
    ? '반년이 지나 그 사이 법이 바뀌었을 수 있습니다. 결과를 쓰시기 전에 전화로 확인해 주세요.'
    : '그 뒤 바뀐 것은 반영하지 못했습니다.';
  const day = dottedDate(lawAsOf).replaceAll(' ', '\u00a0');
  return `${day} 현재 법령으로 계산했습니다. ${later}`;
}

/**
 * Returns the matters that a lawyer, or the maintainer of the site, has to check.
 *
 * @param today the day in Korea
 */
export function lawReminders(today: CalendarDate): LawReminder[] {
  const old = Object.values(lawFacts).filter(({ checkedOn }) => isOld(checkedOn, today));
  const soon = addDays(today, AHEAD);
  return [
    ...changesToCheck(today).map(({ name, from, checkedOn }) => ({
      term: name,
      text: `${dottedDate(from)}부터 달라질 수 있습니다 · 마지막으로 확인한 날 ${dottedDate(checkedOn)} · content/upcoming.yaml`,
    })),
    ...(isOld(lawAsOf, today)
      ? [
          {
            term: '계산기가 따르는 법',
            text: `${dottedDate(lawAsOf)} 현재의 법이라 반년이 넘었습니다 · 변호사가 바뀐 법을 확인한 뒤 개발자가 app/law/amendments.ts의 lawAsOf를 고칩니다`,
          },
        ]
      : []),
    ...(old.length > 0
      ? [
          {
            term: '법을 읽은 날',
            text: `근거 ${old.length}개를 읽은 지 반년이 넘었습니다 · docs/law-review.md의 순서대로 다시 읽어 주세요`,
          },
        ]
      : []),
    ...(holidaysKnown(soon)
      ? []
      : [
          {
            term: `${soon.slice(0, 4)}년 공휴일`,
            text: '공휴일을 몰라 그해에 끝나는 기한이 하루이틀 어긋날 수 있습니다 · 개발자가 npm install @hyunbinseo/holidays-kr@latest 뒤에 올립니다',
          },
        ]),
  ];
}

function isOld(day: CalendarDate, today: CalendarDate): boolean {
  return today > addDays(day, HALF_A_YEAR);
}
