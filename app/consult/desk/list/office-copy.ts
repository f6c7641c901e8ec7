/** Texts of the list's forms for what reaches the firm by phone or mail. */
export const officeCopy = {
  links: '전화나 메일로 온 것',
  wrong: '아래에 표시한 곳을 고쳐 주세요. 아직 아무것도 적지 않았습니다.',
  request: {
    title: '전화로 온 신청 적기',
    lead: '사이트로 온 신청처럼 메일로도 알려 드리고, 보유 기간이 지나면 지웁니다. 주민등록번호는 적지 마세요.',
    unknown: '모름',
    button: '적어 넣기',
    added: '적어 넣었습니다',
  },
  wish: {
    title: '삭제·열람 요구',
    lead: '신청하신 분이 지워 달라거나 보여 달라고 하시면 적습니다. 하루 뒤에 하며, 그 전에는 누구나 취소할 수 있습니다. 받는 메일 주소마다 알려 드립니다.',
    button: '요구 적기',
    choose: '골라 주세요',
    open: '아직 끝나지 않은 요구',
    none: '끝나지 않은 요구가 없습니다.',
    act: '취소하기',
    actOnCopy: '드렸다고 표시하거나 취소하기',
  },
} as const;
