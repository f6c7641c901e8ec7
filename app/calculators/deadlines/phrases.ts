import type { Deadline } from '#app/law/deadlines/deadlines.ts';
import type { DayOff } from '#app/law/deadlines/holidays.ts';
import type { Length } from '#app/law/deadlines/period.ts';
import type { DeadlineDoubt } from '#app/law/deadlines/rules.ts';
import { type Explanation, phrase } from '../result/phrases.ts';

/** Start and length of a term: 돌아가신 것을 안 날부터 3개월. */
export function basisText({ event, length }: Deadline['basis']): string {
  return `${eventPhrases[event]} ${lengthText(length)}`;
}

/** 3개월, 10년, 5일. */
export function lengthText(length: Length): string {
  if ('days' in length) return `${length.days}일`;
  return length.months % 12 === 0 ? `${length.months / 12}년` : `${length.months}개월`;
}

/** Everyday name of a day off (일요일, 추석), which differs from the gazette's. */
export function dayOffName(dayOff: DayOff): string {
  if (dayOff.kind !== 'holiday') return dayOffNames[dayOff.kind];
  return (
    dayOff.name
      // The site's typeface lacks the gazette's dot (U+318D).
      .replaceAll('ㆍ', '·')
      .replaceAll('기독탄신일', '성탄절')
      .replace(/(대체공휴일|임시공휴일)\((.*?)\)/g, '$2 $1')
  );
}

export function explainDeadlineDoubt(doubt: DeadlineDoubt): Explanation {
  return phrase(doubtPhrases, doubt);
}

/** Start of each rule's term, and the starts that may replace it. */
const eventPhrases: Record<Deadline['basis']['event'], string> = {
  'death-report': '사망 사실을 안 날부터',
  'absence-report': '실종선고가 확정된 날부터',
  'safe-inheritance': '돌아가신 날부터',
  'inheritance-tax': '돌아가신 달의 말일부터',
  'acquisition-tax': '돌아가신 달의 말일부터',
  'spouse-division': '상속세 신고기한의 다음 날부터',
  renunciation: '돌아가신 것을 안 날부터',
  'minor-renunciation': '법정대리인이 돌아가신 것을 안 날부터',
  'next-rank-renunciation': '앞 순위의 포기로 상속인이 된 것을 안 날부터',
  'special-limited-acceptance': '빚이 더 많은 것을 안 날부터',
  'minor-limited-acceptance': '성년이 된 뒤 빚이 더 많은 것을 안 날부터',
  'creditor-notice': '한정승인을 한 날부터',
  separation: '돌아가신 날부터',
  forfeiture: '그 사람이 상속인이 된 것을 안 날부터',
  'forced-share-1y': '돌아가신 사실과 증여를 안 날부터',
  'forced-share-10y': '돌아가신 날부터',
  'recovery-3y': '상속권이 침해된 것을 안 날부터',
  'recovery-10y': '상속권을 침해당한 날부터',
  recognition: '사망 사실을 안 날부터',
  'secret-will': '봉투에 적힌 날부터',
  'oral-will': '급박한 사유가 끝난 날부터',
  'special-relation': '상속인을 찾는 공고 기간이 끝난 뒤',
  'absence-declared': '실종선고를 받은 날부터',
  'month-of-declaration': '실종선고를 받은 달의 말일부터',
  'amendment-in-force': '개정된 법이 시행된 2026. 3. 17.부터',
};

export const doubtPhrases: Record<DeadlineDoubt['code'], string> = {
  'first-day-of-report': '세는 방법에 따라 하루 더 길 수 있습니다. 더 이른 날을 적었습니다.',
  'report-from-declaration':
    '선고가 확정되는 날은 선고를 받은 날보다 뒤입니다. 선고를 받은 날부터 세어 더 이른 날을 적었습니다.',
  'year-from-end-of-month':
    '돌아가신 달의 말일부터 1년이라는 안내도 있습니다. 더 이른 날을 적었습니다.',
  'some-heirs-abroad':
    '상속인 한 분만 주소가 외국이어도 9개월로 봅니다. 다르게 본 때도 있었으니 6개월 안에 신고하시면 안전합니다.',
  'tax-return-moved':
    '상속세 신고기한이 휴일 때문에 미루어졌습니다. 미루어지기 전의 날부터 세어 더 이른 날을 적었습니다.',
  'first-day-of-amendment':
    '2026. 3. 17.을 첫날로 세면 9. 16.까지, 세지 않으면 9. 17.까지입니다. 더 이른 날을 적었습니다.',
  'knew-debts-when-adult':
    '빚이 더 많은 것을 성년이 될 때 이미 안 것으로 보고, 성년이 된 날도 세어 가장 이른 날을 적었습니다.',
  'ten-years-before-declaration':
    '사망한 것으로 보는 날부터 10년이 실종선고보다 먼저 지났습니다. 이때에도 청구할 수 없는지 정한 대법원 판례는 찾지 못했으니, 선고를 받은 날부터 1년이 지나기 전에 상담하시는 것이 좋습니다.',
};

const dayOffNames: Record<Exclude<DayOff['kind'], 'holiday'>, string> = {
  'temporary-holiday': '임시공휴일',
  'workers-day': '노동절(근로자의 날)',
  sunday: '일요일',
  saturday: '토요일',
};
