import type { Purpose, ToolName } from './tools.ts';

/** Version of the consent text and the table below. Change it with each of their changes, to ask for consent again. */
export const CONSENT_VERSION = '2026-11-23';

/** The consent bar. */
export const consentBar = {
  label: '방문 분석과 광고 효과 측정',
  question:
    '방문 분석과 광고 효과 측정에 다른 회사의 도구를 써도 될까요? 거부하셔도 그대로 이용하실\u00a0수 있습니다.',
  policy: { text: '사용하는 도구', href: '/privacy#tools' },
  all: '허용',
  none: '거부',
  choose: '선택',
  chosen: '선택한 대로',
  legend: '목적별로 선택',
  refused: '브라우저에 추적 거부가 설정되어 있어, 방문 분석과 광고 효과 측정을 모두 껐습니다.',
  close: '닫기',
  announcement: '방문 분석과 광고 효과 측정을 허용할지 묻는 창이 화면 아래에 표시되었습니다.',
};

/** The consent bar if error reports are the only tool. */
export const recordingBar: typeof consentBar = {
  ...consentBar,
  label: '화면 기록',
  question:
    '오류와 불편한 점을 찾도록, 글자를 가린 화면의 모양을 기록해도 될까요? 거부하셔도 그대로 이용하실\u00a0수 있습니다.',
  policy: { text: '기록하는 내용', href: '/privacy#error-reports' },
  refused: '브라우저에 추적 거부가 설정되어 있어, 화면 기록을 껐습니다.',
  announcement: '화면 기록을 허용할지 묻는 창이 화면 아래에 표시되었습니다.',
};

/** The button in the footer that shows the bar again. */
export const consentSettings = '분석·광고 도구 설정';

export const purposeNames: Record<Purpose, string> = {
  analytics: '방문 분석',
  ads: '광고 효과 측정',
};

/** Listed with the analytics tools if errors are reported, because one visit in ten is recorded (decision 026). */
export const recordingName = '오류 보고의 화면 기록';

export interface Tool {
  name: string;
  company: string;
  country: string;
  /** The company's page for questions, and for opting out of its own collection. */
  contact: string;
  refusal: string;
  purpose: string;
  items: string;
  period: string;
}

const behaviour =
  '보신 페이지의 주소와 제목, 오신 경로, 시각, 브라우저와 기기의 종류, IP 주소, 쿠키의 값';
const measured = '전화나 채팅 버튼을 누름, 상담 신청이 접수됨(접수번호만)';
const ourButton = `이 사이트 아래쪽의 ‘${consentSettings}’에서 거부`;
const google = {
  company: 'Google LLC',
  country: '미국',
  contact: 'https://policies.google.com/privacy',
};

/** The privacy policy's text about each tool (개인정보 보호법 제28조의8, 제30조; 행태정보). */
export const trackingTools: Record<ToolName, Tool> = {
  ga4: {
    ...google,
    name: 'Google 애널리틱스',
    purpose: '어떤 페이지가 도움이 되는지 통계로 확인',
    items: `${behaviour}. ${measured}, 계산기를 사용함`,
    period: '14개월까지',
    refusal: `${ourButton}, 또는 https://tools.google.com/dlpage/gaoptout`,
  },
  ads: {
    ...google,
    name: 'Google 광고 전환추적',
    purpose: '구글 광고를 보고 오신 분이 연락하셨는지 집계',
    items: `${behaviour}. ${measured}`,
    period: '광고를 누르신 날부터 90일까지',
    refusal: `${ourButton}, 또는 https://adssettings.google.com`,
  },
  gtm: {
    ...google,
    name: 'Google 태그 관리자',
    purpose: '구글의 분석·광고 도구를 불러옴',
    items: `${behaviour}. ${measured}, 계산기를 사용함`,
    period: '불러온 도구의 기간까지(분석 14개월, 광고 90일)',
    refusal: ourButton,
  },
  clarity: {
    name: 'Microsoft Clarity',
    company: 'Microsoft Corporation',
    country: '미국',
    contact: 'https://privacy.microsoft.com/ko-kr/privacystatement',
    purpose: '화면에서 불편한 점을 확인',
    items: `${behaviour}. 화면을 움직이고 누른 위치. 상담 신청서와 적으신 내용은 보이지 않게 처리합니다`,
    period: '13개월까지',
    refusal: ourButton,
  },
  naver: {
    name: '네이버 프리미엄 로그분석',
    company: '네이버 주식회사',
    country: '대한민국',
    contact: 'https://policy.naver.com/policy/privacy.html',
    purpose: '네이버 광고를 보고 오신 분이 연락하셨는지 집계',
    items: `${behaviour}. ${measured}`,
    period: '회사가 정한 기간까지',
    refusal: ourButton,
  },
  kakao: {
    name: '카카오 픽셀',
    company: '주식회사 카카오',
    country: '대한민국',
    contact: 'https://www.kakao.com/policy/privacy',
    purpose: '카카오 광고를 보고 오신 분이 연락하셨는지 집계',
    items: `${behaviour}. ${measured.replace('(접수번호만)', '')}`,
    period: '회사가 정한 기간까지',
    refusal: ourButton,
  },
  meta: {
    name: 'Meta 픽셀',
    company: 'Meta Platforms, Inc.',
    country: '미국',
    contact: 'https://www.facebook.com/privacy/policy',
    purpose: '페이스북과 인스타그램의 광고를 보고 오신 분이 연락하셨는지 집계',
    items: `${behaviour}. ${measured}`,
    period: '2년까지',
    refusal: `${ourButton}, 또는 https://www.facebook.com/adpreferences`,
  },
  karrot: {
    name: '당근 픽셀',
    company: '주식회사 당근마켓',
    country: '대한민국',
    contact: 'https://privacy.daangn.com',
    purpose: '당근 광고를 보고 오신 분이 연락하셨는지 집계',
    items: `${behaviour}. ${measured.replace('(접수번호만)', '')}`,
    period: '회사가 정한 기간까지',
    refusal: ourButton,
  },
};
