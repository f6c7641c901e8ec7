import { callSlot } from '../../schema/call-slot.ts';
import { drawingOf } from '../../schema/fields/icons.ts';
import type { Firm } from '../../schema/firm-schema.ts';
import type { StreetMap } from '../../schema/map-schema.ts';

const map: StreetMap = {
  width: 600,
  height: 400,
  blocks: [
    [-20, -20, 280, 180],
    [320, -20, 620, 180],
    [-20, 220, 280, 420],
    [320, 220, 620, 420],
  ],
  station: { name: '예시역', exit: '2번 출구', at: [300, 380] },
  walk: [
    [300, 380],
    [300, 180],
  ],
  firm: [300, 180],
  labels: [{ text: '예시로', at: [330, 100] }],
  phone: [100, 50, 400, 340],
  description: '예시역 2번 출구로 나와 위로 걸으면 예시빌딩이 있습니다. 걸어서 4분 걸립니다.',
};

/** A firm with all optional facts and two offices; its people are placeholders. */
export const firm: Firm = {
  sample: true,
  name: '법무법인 견본',
  representative: '홍길동',
  advertisingLawyer: '성춘향',
  businessNumber: '000-00-00000',
  phone: '02-0000-0000',
  fax: '02-0000-0001',
  email: 'contact@example.com',
  address: {
    region: '서울특별시',
    locality: '예시구',
    street: '예시로 1',
    building: '예시빌딩 3층',
    postalCode: '00000',
  },
  directions: {
    transit: '예시역 2번 출구에서 걸어서 4분',
    parking: '건물 지하 1층',
    map,
  },
  hours: {
    text: '평일 오전 9시 – 오후 6시',
    lunch: '점심 정오 – 오후 1시',
    opens: '09:00',
    closes: '18:00',
  },
  branches: [
    {
      name: '수원 분사무소',
      address: {
        region: '경기도',
        locality: '예시시',
        street: '법원로 2',
        building: '모범빌딩 5층',
        postalCode: '00001',
      },
      phone: '031-000-0000',
      fax: '031-000-0001',
      directions: {
        transit: '예시역 2번 출구에서 걸어서 4분',
        parking: '건물 뒤 주차장',
        map,
      },
    },
  ],
  callHours: {
    evening: callSlot({ from: '18:00', to: '20:00' }),
    saturday: callSlot({ from: '10:00', to: '13:00' }),
  },
  channels: [
    {
      name: '카카오톡',
      note: '채널에서 대화합니다',
      icon: drawingOf('message-circle') ?? '',
      href: 'https://pf.kakao.com/_example/chat',
      messenger: true,
    },
    {
      name: '네이버 톡톡',
      short: '톡톡',
      note: '네이버 아이디로 대화합니다',
      icon: drawingOf('message-square-text') ?? '',
      href: 'https://talk.naver.com/ct/example',
      messenger: true,
    },
    {
      name: '유튜브',
      note: '상속에 관한 영상을 보실 수 있습니다',
      icon: drawingOf('play') ?? '',
      href: 'https://www.youtube.com/@example',
    },
  ],
  links: [
    { name: '블로그', href: 'https://blog.example.com/', icon: drawingOf('notebook-pen') ?? '' },
  ],
  roles: [
    { role: '변호사', work: '상속인과 상속분, 기한을 확인하고, 법정에 출석합니다.' },
    { role: '상담 담당', work: '상담 신청을 정리하고 상담 날짜를 관리합니다.' },
  ],
  firstConsultation: {
    charged: true,
    minutes: 30,
    amount: '5만 원',
    how: '전화, 화상, 방문 모두 같습니다.',
  },
  firstCall: { by: 'seong-chunhyang', again: true, discreet: true },
  pricesFirst: true,
  promise: '상속포기·유류분·재산분할, 변호사가 직접 봐 드립니다.',
  consultation: {
    steps: [
      { title: '전화로 듣습니다', text: '서류가 없어도 괜찮습니다.' },
      { title: '만나서 봅니다', text: '가계도와 기한을 함께 적습니다.' },
      { title: '결정하시면 됩니다', text: '범위와 보수를 계약서에 적습니다.' },
    ],
    bring: ['가족관계증명서', '받으신 서류'],
  },
  prices: [
    {
      area: 'renunciation',
      work: '상속포기·한정승인',
      note: '한 분에',
      from: { amount: 300_000, when: '성년 한 분이고 서류가 있을 때' },
      to: { amount: 600_000, when: '미성년 자녀가 있거나 기한이 가까울 때' },
    },
    { area: 'will', work: '유언장', from: { amount: 500_000, when: '자필 유언을 확인할 때' } },
  ],
  lawCheckedOn: '2026-11-20',
  closures: [{ from: '2099-12-30', to: '2099-12-31', reason: '연말 휴무' }],
  lawyers: [
    {
      id: 'hong-gildong',
      name: '홍길동',
      role: '대표변호사',
      portrait: '/pictures/sample-hong-gildong.svg',
      greeting: '합의할 수 있는 것부터 먼저 나눠 봅니다.',
      admitted: 2001,
      situations: ['dispute', 'reduced'],
      areas: ['division', 'forced-share'],
      career: ['학교와 학과를 적는 자리', '일한 곳과 햇수를 적는 자리'],
      registeredField: '상속',
    },
    {
      id: 'seong-chunhyang',
      name: '성춘향',
      role: '변호사, 광고책임변호사',
      portrait: '/pictures/sample-seong-chunhyang.svg',
      situations: ['debt'],
      areas: ['renunciation', 'tax'],
      career: ['학교와 학과를 적는 자리'],
    },
    { id: 'lee-mongryong', name: '이몽룡', role: '변호사' },
  ],
  privacyOfficer: { name: '성춘향', department: '상담 담당' },
};
