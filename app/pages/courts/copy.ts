import { copy as checklist } from '#app/calculators/checklist/copy.ts';
import { firm } from '#app/firm/view/firm.ts';
import { wholeDay } from '../parts/whole-day.ts';

/** 법원 찾기: the court of a last address, in two steps. */
export const courtsPage = {
  name: '법원 찾기',
  head: {
    title: `상속포기·한정승인은 어느 법원에 내나요? | ${firm.name}`,
    description:
      '고인의 마지막 주소의 시·도와 시·군·구를 고르시면 상속포기와 한정승인을 신고할 가정법원을 알려 드립니다. 재산분할, 유류분, 특별대리인, 상속등기를 내는 곳도 함께 안내합니다.',
  },
  title: '어느 법원에\n내나요?',
  /** Words in [ ] are highlighted. */
  intro: {
    text: '상속포기와 한정승인을 신고할 법원은 [고인의 마지막 주소]로 정해집니다.',
    basis: '민법 제998조, 가사소송법 제44조 제1항 제6호',
    facts: ['60.5'],
  },
  steps: {
    province: '시·도',
    district: '시·군·구',
    court: '법원',
    chooseProvince: '마지막 주소의 시·도를 골라 주세요',
    chooseDistrict: '시·군·구를 골라 주세요',
    /** In the columns that wait for a choice. */
    waits: '시·도를 먼저 골라 주세요.',
    one: '시·군·구와 관계없이 한 법원입니다.',
    change: '바꾸기',
    unknown: '외국이거나 주소를 몰라요',
    noWard: '시의 구는 고르지 않으셔도 됩니다. 시와 같은 법원입니다.',
    ward: '창원시는 구마다 다릅니다. 다른 시의 구는 고르지 않으셔도 됩니다.',
  },
  /** Shown if the place comes from the case. */
  fromCase: '전에 고르신 주소의 법원입니다.',
  private: '고르신 주소는 저희에게 오지 않습니다.',
  civil: (court: string) => `유류분 소송은 ${court}에도 내실 수 있습니다.`,
  change: (day: string, court: string) => `${wholeDay(day)}부터는 ${court}입니다.`,
  abroad: {
    title: '마지막 주소가 외국이거나 모르시면',
    find: '마지막 주소를 알아보시려면 고인의 말소자 주민등록초본을 떼세요. 맨 끝에 나온 주소가 마지막 주소입니다.',
    paper: { text: '말소자 주민등록초본 떼는 방법', href: '/papers#resident-dec' },
  },
  here: {
    term: '이 법원에 내는 것',
    text: '상속포기, 한정승인, 기간 연장, 유언 검인',
    basis: '가사소송법 제44조 제1항 제6호·제7호',
    facts: ['60.5'],
  },
  post: {
    term: '내는 방법',
    text: '직접 가시거나 우편으로 보내세요. 기한의 마지막 날까지 법원에 도착해야 합니다. 우편은 일찍 등기로 보내고, 법원에 전화해 도착을 확인하세요.',
    basis: '민법 제1019조 제1항, 가사소송규칙 제75조',
    facts: ['3.1', '70.4'],
  },
  unread: (day: string) =>
    `이 내용은 ${wholeDay(day)} 기준입니다. 내시기 전에 법원에 전화로 확인하세요.`,
  contact: checklist.court.contact,
  form: { text: '상속포기 심판청구서 쓰기', href: '/forms' },
  elsewhere: {
    title: '다른 곳에 내는 것',
    items: [
      {
        term: '상속재산분할 심판',
        text: '다른 상속인 가운데 한 분의 주소지 가정법원',
        basis: '가사소송법 제46조',
        facts: ['60.6'],
      },
      {
        term: '유류분 소송',
        text: '받은 분의 주소지 지방법원이나 고인의 마지막 주소지 지방법원. 가정법원이 아닙니다.',
        basis: '민사소송법 제2조·제3조·제22조',
        facts: ['60.8', '60.9'],
      },
      {
        term: '미성년 자녀의 특별대리인',
        text: '자녀의 주소지 가정법원',
        basis: '민법 제921조, 가사소송법 제44조 제1항 제5호',
        facts: ['60.7'],
      },
      {
        term: '상속등기',
        text: '전국 어느 등기소에나',
        basis: '부동산등기법 제7조의3 제1항',
        facts: ['60.10'],
      },
    ],
  },
  notes: {
    title: '알아 두실 점',
    items: [
      {
        term: '시·군법원',
        text: '집 가까운 시·군법원에 내지 마세요. 상속포기와 한정승인을 받지 않습니다.',
        basis: '법원조직법 제34조 제1항',
        facts: ['60.11'],
      },
    ],
    noFamilyCourt: '가정법원이 없는 곳',
  },
  onward: { kind: '서류', text: '어떤 서류가 필요하세요?', href: '/papers' },
};
