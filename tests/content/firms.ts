/** Changes of a firm to content/, by file. Null removes the file, or the folder with all its files. */
export type FirmFiles = Readonly<Record<string, string | null>>;

const required = `sample: false
name: 법무법인 해담
advertisingLawyer: 윤서진
phone: 02-585-4170
email: office@haedam-law.kr
address:
  region: 서울특별시
  locality: 서초구
  street: 서초대로 274
firstConsultation:
  charged: true
  amount: 30분에 6만 원
privacyOfficer:
  name: 윤서진
noProcessors: true
lawCheckedOn: 2026-11-20
`;

const privacy = `changes:
  - date: 2026-11-27
    text: 처음 제정했습니다.
`;

const more = `representative: 윤서진
businessNumber: 214-87-51623
fax: 02-585-4171
directions:
  transit: 교대역 10번 출구에서 걸어서 3분
  parking: 건물 지하 2층
hours:
  text: 평일 오전 10시 – 오후 7시
  opens: 10:00
  closes: 19:00
`;

/** Removes the people, columns and cases of the sample. */
const ofSample = { people: null, columns: null, cases: null };

const people = {
  'people/yoon.yaml': `name: 윤서진
role: 대표변호사
order: 1
areas: [division, forced-share]
career:
  - 서울대학교 법과대학
  - 사법연수원 제38기
registeredField: 상속
`,
  'people/baek.yaml': `name: 백도현
role: 변호사
areas: [renunciation]
`,
};

const others = `branches:
  - name: 수원 분사무소
    address:
      region: 경기도
      locality: 수원시 영통구
      street: 광교중앙로 248
      building: 광교타워 4층
      postalCode: '16508'
    phone: 031-217-3360
    fax: 031-217-3361
    directions:
      transit: 광교중앙역 4번 출구에서 걸어서 5분
callHours:
  evening:
    from: 19:00
    to: 21:00
    days: [화, 목]
  saturday:
    from: 10:00
    to: 13:00
closures:
  - from: 2098-12-29
    to: 2098-12-31
    reason: 연말 휴무
channels:
  - name: 카카오톡
    note: 채널에서 대화합니다
    icon: message-circle
    href: https://pf.kakao.com/_haedam/chat
    messenger: true
  - name: 유튜브
    note: 상속에 관한 영상을 보실 수 있습니다
    icon: play
    href: https://www.youtube.com/@haedam
links:
  - name: 블로그
    href: https://blog.haedam-law.kr/
    icon: notebook-pen
roles:
  - role: 변호사
    work: 서면을 작성하고 법정에 출석합니다.
firstCall:
  by: baek
  again: true
  discreet: true
pricesFirst: true
`;

const processors = `processors:
  - name: 주식회사 보관소
    work: 서버 운영과 보관
  - name: Mail Provider Inc.
    work: 이메일 발송
    hosts: [smtp.mail-provider.com]
    abroad:
      country: 미국
      items: 성함, 연락처, 적으신 내용
      how: 상담 신청을 받을 때 암호화된 통신으로
      contact: privacy@mail-provider.com
      period: 상담 신청의 보유 기간까지
      refusal: 신청하지 않으시고 전화로 거부하신다고 말씀해 주세요. 상담은 전화나 방문으로 하실 수 있습니다.
`;

/** The firm's own words in the policy and the consent. */
const words = `contacts:
  - way: 우편
    at: 서울특별시 서초구 서초대로 274 상담 담당
sections:
  - title: 영상정보처리기기
    paragraphs:
      - 사무실 입구의 카메라는 30일 동안 녹화합니다.
    after: 안전성 확보 조치
  - title: 상담 통화의 녹음
    paragraphs:
      - 전화 상담은 녹음하지 않습니다.
consent:
  purposes:
    - 상담이 끝난 뒤 만족하셨는지 여쭙는 데에도 씁니다.
  statements:
    - title: 녹음
      text: 전화 상담은 녹음하지 않습니다.
  refusal: 그때는 전화나 카카오톡으로 상담해 주세요.
`;

const notices = {
  'notices/winter-2098.md': `---
date: 2026-11-18
lead: 연말 휴무
title: 12월 29일부터 31일까지 쉽니다.
link:
  text: 업무 시간 보기
  href: /questions
---

그동안 남기신 상담 신청은 다음 날 확인합니다.
`,
};

const told = {
  'columns/two-houses.md': `---
title: 집이 두 채일 때 먼저 확인할 것
kind: 칼럼
date: 2026-11-10
author: 윤서진
area: division
---

등기부부터 봅니다. 누구의 이름으로 되어 있는지에 따라 이야기가 달라집니다.
`,
  'cases/two-houses.yaml': `title: 어머니와 아이들이 집을 어떻게 나누면 되나요?
area: division
period: 2026년, 3개월
family: 아버지가 돌아가시고 어머니와 미성년 자녀 둘이 남았습니다.
issue: 아이들을 대신해 협의할 사람이 필요했습니다.
done:
  - 아이마다 특별대리인을 정해 달라고 가정법원에 청구했습니다.
consent: true
`,
};

/** A firm with its own people and no map: the shipped map shows the sample's street. */
const own: FirmFiles = {
  ...ofSample,
  'firm.yaml': required + more,
  'privacy.yaml': privacy,
  ...people,
};

/** Four firms other than the sample, all without faults in the content check. */
export const firms: Readonly<Record<string, FirmFiles>> = {
  own,
  required: { ...ofSample, 'firm.yaml': required, 'privacy.yaml': privacy },
  all: {
    ...ofSample,
    'firm.yaml': required.replace('noProcessors: true\n', processors) + more + others,
    'privacy.yaml': privacy + words,
    ...people,
    ...notices,
    ...told,
  },
  'no-notices': { ...own, 'notices/law-2026-03-17.md': null },
};
