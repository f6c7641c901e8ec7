import type { Firm } from './firm-schema.ts';

/** The firm. Replace every line, set `sample` to false, and the site is yours. */
export const firm: Firm = {
  sample: true,
  name: '법무법인 예시',
  representative: '등록 예정',
  advertisingLawyer: '등록 예정',
  businessNumber: '000-00-00000',
  phone: '02-0000-0000',
  fax: '02-0000-0001',
  email: 'contact@example.com',
  address: {
    region: '서울특별시',
    locality: '예시구',
    street: '예시로 1',
    building: '예시빌딩 3층',
  },
  hours: {
    text: '평일 오전 9시 – 오후 6시',
    lunch: '점심 정오 – 오후 1시',
    opens: '09:00',
    closes: '18:00',
  },
  channels: { kakao: '_example', naverTalk: 'example' },
  privacyOfficer: { name: '등록 예정', department: '상담 담당' },
  processors: [],
  lawCheckedOn: '2026-11-20',
};
