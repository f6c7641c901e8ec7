import { callSlot } from '../call-slot.ts';
import { drawingOf } from '../files/icons.ts';
import { firm as sample } from '../firm.data.ts';
import type { Firm } from '../firm-schema.ts';

/** A firm with all optional facts and two offices; its people are placeholders. */
export const firm: Firm = {
  ...sample,
  name: '법무법인 견본',
  representative: '견본 가',
  advertisingLawyer: '견본 나',
  address: { ...sample.address, postalCode: '00000' },
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
        map: sample.directions?.map,
      },
    },
  ],
  callHours: {
    evening: callSlot({ from: '18:00', to: '20:00' }),
    saturday: callSlot({ from: '10:00', to: '13:00' }),
  },
  channels: [
    ...(sample.channels ?? []),
    {
      name: '유튜브',
      note: '상속에 관한 영상을 보실 수 있습니다',
      icon: drawingOf('play') ?? '',
      href: 'https://www.youtube.com/@example',
    },
  ],
  closures: [{ from: '2099-12-30', to: '2099-12-31', reason: '연말 휴무' }],
  lawyers: [
    {
      id: 'sample-ga',
      name: '견본 가',
      role: '대표변호사',
      portrait: '/pictures/placeholder-one.svg',
      areas: ['division', 'forced-share'],
      career: ['학교와 학과를 적는 자리', '일한 곳과 햇수를 적는 자리'],
      registeredField: '상속',
    },
    {
      id: 'sample-na',
      name: '견본 나',
      role: '변호사, 광고책임변호사',
      portrait: '/pictures/placeholder-two.svg',
      areas: ['renunciation', 'tax'],
      career: ['학교와 학과를 적는 자리'],
    },
    { id: 'sample-da', name: '견본 다', role: '변호사' },
  ],
  privacyOfficer: { name: '견본 나', department: '상담 담당' },
  processors: [
    { name: '서버를 맡은 곳', work: '서버 운영과 보관' },
    { name: '메일을 맡은 곳', work: '이메일 발송', country: '나라 이름' },
  ],
};
