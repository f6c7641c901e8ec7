/** The link to the form, in the calculators and on every page. */
export const requestLink = { text: '상담 신청', href: '/consult' };

/** Label of the firm's number. */
export const phoneLabel = '전화';

export const closeLabel = '닫기';

/** Button that opens the browser's calendar for a field. */
export const dayPickerLabel = '달력';

export const carouselLabels = {
  carousel: '넘겨 보는 그림',
  slide: '그림',
  pause: '그림 멈추기',
  play: '그림 넘기기',
  previous: '이전 그림',
  next: '다음 그림',
  slideTo: (number: number) => `${number}번째 그림`,
};

export const copyLabels = {
  copied: '복사했습니다',
  failed: '복사 안 됨',
  /** Announcement of a failure, with advice. */
  copyByHand: '복사하지 못했습니다. 선택된 글을 직접 복사해 주세요.',
};

export const stepLabels = {
  decrease: (label: string) => `${label} 줄이기`,
  increase: (label: string) => `${label} 늘리기`,
};

/** Label of a picture that opens over the page. */
export const enlargeLabel = (alt: string) => `${alt} 확대`;
