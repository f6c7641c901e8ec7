import { writtenAmendments } from '#app/firm/data/amendments.data.ts';
import { firm } from '#app/firm/view/firm.ts';
import { dottedDate } from '#app/law/dotted-date.ts';
import { labels } from '../parts/copy.ts';

const { page, heading, groups, days, ...onward } = writtenAmendments;

/** 신·구 조문 대비표: the law before and after, and the cases it applies to. Changed words are in [ ]. */
export const amendments = {
  id: 'changes',
  label: '달라진 법',
  page,
  title: heading,
  columns: { before: '개정 전', now: '현행' },
  applies: '적용',
  groups,
  checked: `${dottedDate(firm.lawCheckedOn)} ${labels.checked}`,
};

const READING = '적용되는 날을 정한 부칙이 없어 저희가 해석한 것입니다.';

/** Answers to whether a change applies to the visitor's case; # is the date of death. */
export const amendmentAnswers = {
  label: '돌아가신 날',
  hint: '예: 2026. 11. 10. 양력 날짜를 적으시면 바뀐 내용마다 적용되는지 알려 드립니다. 저희에게는 오지 않습니다.',
  filled: '앞에서 입력하신 날짜입니다. 바뀐 내용마다 적용되는지 아래에 적었습니다.',
  answered: '바뀐 내용마다 적용되는지 아래에 적었습니다.',
  unreadable: '날짜로 읽지 못했습니다. 양력 날짜를 2026. 11. 10.처럼 적어 주세요.',
  future: '아직 오지 않은 날입니다. 돌아가신 날을 확인해 주세요.',
  empty: '비우기',
  yes: '예. #에 돌아가셨으므로 적용됩니다.',
  no: '아니요. #에 돌아가셨으므로 적용되지 않습니다.',
  readingYes: `예. #에 돌아가셨으므로 적용되는 것으로 봅니다. ${READING}`,
  readingNo: `아니요. #에 돌아가셨으므로 적용되지 않는 것으로 봅니다. ${READING}`,
  exceptions: '예외가 있으니 아래를 확인해 보세요.',
  /** The answer of a change that no single day decides. */
  open: '돌아가신 날만으로는 답할 수 없습니다. 아래를 확인해 보세요.',
};

/** The days on which the law of inheritance changed, the oldest first. */
export const amendmentDays = {
  title: '법이 바뀐 날',
  items: days.map(({ day, ...change }) => ({ day: dottedDate(day), ...change })),
};

/** Ids of the pages to read next. */
export const amendmentsOnward = onward;
