import { dottedDate } from '#app/law/dotted-date.ts';
/** Labels and notes of the calculator. */
export const copy = {
  death: '돌아가신 날',
  knew: '사망을 아신 날',
  knewHint:
    '비워 두시면 돌아가신 날에 아신 것으로 계산합니다. 법에는 ‘상속개시 있음을 안 날’이라고 되어 있습니다.',
  knewHintAbsent: '비워 두시면 실종선고를 받은 날에 아신 것으로 계산합니다.',
  laterRank: '손주·부모·형제자매라면 날이 다릅니다',
  tooEarly: '돌아가신 날보다 앞설 수 없습니다. 날짜를 다시 확인해 주세요.',
  future: (today: string) =>
    `아직 오지 않은 날입니다. 이 기기의 오늘 날짜는 ${dottedDate(today)}입니다. 날짜를 다시 확인해 주세요.`,
  example: '예시',
  exampleText:
    '2026. 11. 10.에 돌아가시고 그날 아신 경우입니다. 돌아가신 날을 입력하시면 바뀝니다.',
  precise: '자세한 사정 입력',
  preciseHint: '해당하는 것만 입력해 주세요. 비워 두시면 해당하지 않는 것으로 계산합니다.',
  dates: {
    becameHeir: '앞 순위 가족이 모두 포기한 것을 언제 아셨나요?',
    knewDebts: '빚이 더 많은 것을 나중에 아신 날',
    heirBorn: '미성년이던 상속인의 생년월일',
    representativeKnew: '미성년 상속인의 법정대리인이 상속을 아신 날',
    accepted: '한정승인을 한 날',
    knewGift: '증여나 유언을 나중에 아신 날',
    knewGround: '상속에서 빼려는 사람이 상속인이라는 것을 나중에 아셨다면 그날',
    infringed: '누군가 상속재산을 가져간 날',
    knewInfringement: '상속권이 침해된 것을 아신 날',
    envelopeDated: '비밀증서 유언의 봉투에 적힌 날',
    urgencyEnded: '말로 유언을 남긴 급박한 사유가 끝난 날',
    absenceDeclared: '실종선고를 받은 날',
    noticeEnded: '상속인을 찾는 공고 기간이 끝난 날',
  },
  dateHints: {
    heirBorn:
      '미성년자의 포기·한정승인 3개월은 법정대리인이 안 날부터 셉니다(민법\u00a0제1020조). 다음 칸에 입력해 주세요.',
    representativeKnew: '법정대리인은 보통 부모(친권자)입니다.',
    absenceDeclared:
      '돌아가신 날에는 사망한 것으로 보는 날을 입력해 주세요(민법\u00a0제28조). 상속세와 취득세는 선고를 받은 달의 말일부터 셉니다(상증법\u00a0제2조\u00a0제2호, 지방세법\u00a0제20조\u00a0제1항). 사망을 아신 날은 선고를 받은 날보다 빠를 수 없습니다(민법\u00a0제1019조\u00a0제1항).',
  },
  abroad: '주소가 외국인 분',
  abroadOptions: {
    none: '없습니다',
    deceased: '돌아가신 분만',
    'some-heirs': '상속인 일부',
    'all-heirs': '상속인 모두',
  },
  creditor: '받을 돈이 있습니다 (채권자)',
  unrecognized: '아직 인지되지 않은 혼인 외 자녀가 있습니다',
  next: '다음 기한',
  missed: (name: string, day: string) =>
    `${name.includes('기한') ? name : `${name} 기한`}이 ${day}에 지났습니다.`,
  whose: (who: string) => `${who}의 기한입니다.`,
  short: {
    ask: '돌아가신 날을 입력해 주세요',
    follows: (day: string) => `다음은 ${day}`,
    consult: '먼저 상담하세요.',
  },
  showAll: (count: number) => `전체 ${count}개 보기`,
  showFirst: '가까운 기한만 보기',
  passed: '지났습니다',
  alsoKnow: '함께 알아 두실 점',
  after: (days: string) => `${days} 다음 날로 미루어졌습니다(민법\u00a0제161조).`,
  taxAfter: (days: string) => `${days} 다음 날로 미루어졌습니다(국세기본법\u00a0제5조).`,
  unknownHolidays: (year: number) =>
    `${year}년 뒤의 공휴일은 아직 알 수 없어, 토요일과 일요일만 반영했습니다.`,
  unknownHolidaysBefore: (year: number) =>
    `${year}년보다 앞선 공휴일은 확인하지 못해, 토요일과 일요일만 반영했습니다.`,
  tenYearsFirst: '10년이 먼저 지나므로 이날이 마지막 날입니다.',
  who: '누가:',
  early:
    '법원은 서류가 도착한 날을 기준으로 봅니다. 마지막 날보다 여유 있게 제출하시는 것이 좋습니다.',
  temporary:
    '앞으로 정해질 임시공휴일은 반영하지 못했습니다. 언제 아셨는지는 증거에 따라 다르게 판단될 수 있습니다.',
  send: '날짜 보내기',
  copy: '날짜 모두 복사',
  copyLabel: '기한 목록',
  save: '캘린더에 저장',
  saveFailed: '캘린더 파일을 만들지 못했습니다. 잠시 후 다시 눌러 주세요.',
  saveInApp: '캘린더가 열리지 않으면 ‘날짜 모두 복사’를 눌러 메모나 캘린더에 옮겨 주세요.',
  fileName: '상속-기한.ics',
  calendarName: '상속 기한',
  disclaimer: '법률 자문이 아닙니다. 기한은 구체적인 사정에 따라 달라질 수 있습니다.',
  announcement: (count: number, first: string) =>
    `기한은 모두 ${count}가지입니다. 가장 이른 것은 ${first}`,
  table: {
    caption: '기한과 조문',
    heads: ['할 일', '기한', '조문'],
    abroad: (length: string) => `외국에 주소가 있으면 ${length}`,
  },
};
