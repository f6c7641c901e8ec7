import { statuses } from '#app/consult/requests/states.ts';
import { ways } from '#app/consult/requests/stored.ts';
import { dottedDate } from '#app/law/dotted-date.ts';
import { sourceClasses } from '#app/tracking/counts/source-class.ts';
import type { Conversion } from '#app/tracking/events.ts';

const conversions: Record<Conversion, string> = {
  phone: '전화',
  kakao: '카카오톡',
  naver_talk: '네이버 톡톡',
  request: '상담 신청',
};

/** Words of a month's report, as a manager says them. */
export const reportCopy = {
  /** In the subject of the digest. */
  name: (month: string) => `${monthWord(month)} 보고`,
  file: (month: string) => `${month} 연락과 신청.csv`,
  conversions,
  sources: {
    ...sourceClasses,
    ...Object.fromEntries(
      Object.entries(ways).map(([way, word]) => [`office_${way}`, officeWay(word)]),
    ),
    unreadable: '열리지 않는 신청',
  } as Record<string, string>,
  /** The labels of the states. Nobody has marked a new request. */
  statuses: { ...statuses, new: '모름' } as Record<string, string>,
  otherCampaigns: '그 밖의 캠페인',
  total: '모두',
  more: (count: number) => `그 밖의 ${count}개`,
  columns: {
    contact: '연락',
    source: '온 곳',
    campaign: '캠페인',
    messenger: '메신저',
    requests: '신청',
    open: '진행 중',
    closed: '끝남',
  },
  contacts: {
    title: (month: string) => `${monthWord(month)}의 연락`,
    lead: '사이트에서 전화와 메신저를 누르신 횟수와 접수된 상담 신청입니다.',
    none: (month: string) => `${monthWord(month)}에는 사이트에서 온 연락이 없었습니다.`,
    since: (day: string) => `${dottedDate(day)}부터 센 것입니다.`,
  },
  sourcesTitle: '어디에서 오셨는지',
  campaigns: {
    title: '어느 캠페인으로 오셨는지',
    none: '광고로 온 연락은 있었지만 캠페인 이름이 없습니다. 광고 주소에 utm_campaign을 붙이시면 캠페인마다 나뉩니다.',
  },
  requests: {
    title: (month: string) => `${monthWord(month)}에 받은 신청`,
    none: (month: string) => `${monthWord(month)}에 받은 신청이 없습니다.`,
    summary: (count: string, parts: string) => `모두 ${count}건입니다. 지금은 ${parts}입니다.`,
    unmarked: '모름은 아무도 상태를 표시하지 않은 신청입니다.',
    office: '(사무실)은 사무실에서 적어 넣은 신청입니다.',
    suspected: (count: string) => `의심으로 둔 ${count}건은 뺐습니다.`,
    differs:
      '위의 상담 신청과 수가 다른 것은 그 뒤에 지워졌거나 의심 아님으로 고친 신청이 있어서입니다.',
  },
  retained: {
    title: (month: string) => `${monthWord(month)}에 맡은 사건`,
    none: (month: string) => `${monthWord(month)}에 수임으로 표시하신 신청이 없습니다.`,
    lead: '이달에 수임으로 표시하신 신청입니다. 그 뒤에 종결하신 것도 셉니다.',
  },
  csv: {
    heads: ['달', '구분', '온 곳', '캠페인', '항목', '건수', '지난달 건수'],
    about: { contact: '연락', request: '받은 신청', retained: '맡은 사건' },
  },
  /** Answers of the command to what it no longer has, or cannot read. */
  command: {
    range: '--since와 --until은 없어졌습니다. 한 달씩 봅니다. 예: --month 2026-11',
    page: '--html은 없어졌습니다. 같은 표가 달마다 첫 영업일의 아침 요약 메일로 갑니다. 파일이 필요하시면 --csv 파일',
    month: (text: string) => `달로 읽을 수 없습니다: ${text}. 2026-11처럼 적어 주세요.`,
    future: (text: string) => `${text}은 아직 오지 않은 달입니다.`,
    written: (file: string) => `${file}에 적었습니다.`,
  },
};

/** 2026-11 as 11월. */
export function monthWord(month: string): string {
  return `${Number(month.slice(5))}월`;
}

function officeWay(word: string): string {
  return `${word} (사무실)`;
}
