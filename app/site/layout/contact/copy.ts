import { firm } from '#app/firm/firm.ts';

/** Labels of the contact channels. */
export const contactWords = {
  open: '연락',
  /** The accessible name of the contact bar on wide screens. */
  edge: '연락 방법',
  all: '연락 방법 모두 보기',
  title: '편한 방법으로 말씀해 주세요',
  phone: '전화',
  request: '상담 신청',
  /** Advice for calls outside the opening hours. */
  later: firm.hours
    ? '그 밖의 시간에는 상담 신청을 남겨 주세요. 다음 평일에 전화드립니다.'
    : '전화를 받지 못하면 상담 신청을 남겨 주세요.',
};
