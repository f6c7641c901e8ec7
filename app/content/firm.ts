import type { Firm } from './firm-schema.ts';
import { sampleMap } from './sample-map.ts';

/**
 * The firm. Replace every line and set `sample` to false. samples/bare-firm.ts shows the required facts
 * only, samples/full-firm.ts all of them.
 */
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
  directions: {
    transit: '예시역 2번 출구에서 걸어서 4분',
    parking: '건물 지하 1층',
    map: sampleMap,
  },
  hours: {
    text: '평일 오전 9시 – 오후 6시',
    lunch: '점심 정오 – 오후 1시',
    opens: '09:00',
    closes: '18:00',
  },
  channels: { kakao: '_example', naverTalk: 'example' },
  links: [
    { name: '블로그', href: 'https://blog.example.com/', icon: 'lucide:notebook-pen' },
    { name: '강의 영상', href: 'https://video.example.com/', icon: 'lucide:presentation' },
  ],
  roles: [
    {
      role: '변호사',
      work: '상속인과 상속분, 기한을 확인하고, 서면을 작성하고, 법정에 출석합니다.',
    },
    { role: '상담 담당', work: '상담 신청을 확인하고 전화를 드려 상담 날짜를 정합니다.' },
    {
      role: '사건 담당',
      work: '서류를 발급받는 곳을 알려 드리고, 신고와 등기의 기한을 관리합니다.',
    },
    {
      role: '세무 협력',
      work: '세무사와 함께 상속세를 검토합니다. 세무사에게 맡기실지는 따로 결정하시면 됩니다.',
    },
  ],
  firstConsultation: { charged: true, amount: '등록 예정' },
  privacyOfficer: { name: '등록 예정', department: '상담 담당' },
  processors: [],
  lawCheckedOn: '2026-11-20',
};
