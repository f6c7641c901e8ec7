import { dottedDate } from '#app/content/dotted-date.ts';

/** The day up to which the law was read. */
const lawAsOf = '2026-11-20';

/** Labels and notes that all calculators share. */
export const copy = {
  lawAsOf,
  /** At the field of the death. */
  futureDeath:
    '아직 오지 않은 날입니다. 돌아가신 날을 다시 확인해 주세요. 오늘까지의 날짜를 입력하시면 계산합니다.',
  outOf: '분의',
  whole: '전부',
  won: '원',
  otherReading: (won: string) => `${won}으로 바꾸기`,
  unreadable: '금액으로 읽지 못했습니다. 예: 9억',
  weekdays: '일월화수목금토',
  weekday: '요일',
  share: '링크 보내기',
  link: '링크 복사',
  linkLabel: '이 계산을 여는 주소',
  print: '인쇄',
  request: '이 내용으로 상담 신청',
  private: '넣으신 내용은 이 화면을 떠나지 않습니다. 링크에는 담기니 보낼 분을 살펴 주세요.',
  inApp: '이 앱 안에서는 저장과 인쇄가 되지 않을 수 있습니다.',
  openOutside: '다른 브라우저에서 열기',
  copyOutside: '링크를 복사해 다른 브라우저에서 열어 주세요.',
  lost: '주소에 담긴 내용을 읽지 못했습니다. 지금 보이는 계산은 그 내용이 아닙니다. 링크가 잘렸을 수 있으니 다시 받아 여시거나 여기에 직접 넣어 주세요.',
  lostCall: '전화로 말씀하셔도 됩니다.',
  reasons: '근거 보기',
  unsettled: '아직 정해지지 않은 점',
  asOf: `${dottedDate(lawAsOf).replaceAll(' ', '\u00a0')}의 법을 따른 셈입니다.`,
  noAdvice:
    '법률 자문이 아닙니다. 누가 상속인인지, 무엇이 재산인지는 서류와 사정을 보아야 알 수 있어 결과가 달라질 수 있습니다.',
};
