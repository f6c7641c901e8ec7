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

/** The days on which the law of inheritance changed, the oldest first. */
export const amendmentDays = {
  title: '법이 바뀐 날',
  items: days.map(({ day, ...change }) => ({ day: dottedDate(day), ...change })),
};

/** Ids of the pages to read next. */
export const amendmentsOnward = onward;
