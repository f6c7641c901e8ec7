import { guides } from '#app/firm/data/guides.data.ts';
import { questionList } from '#app/firm/data/questions.data.ts';
import { firm } from '#app/firm/view/firm.ts';
import { firstCall, SECRECY } from '#app/firm/view/first-call.ts';
import { questionsOf } from '#app/firm/view/questions.ts';
import { situations } from '#app/firm/view/situations.ts';
import { standing } from '#app/firm/view/standing.ts';
import { requestLink } from '#app/ui/copy.ts';
import { amendments } from '../amendments/copy.ts';
import { onwardTo } from '../parts/copy.ts';

/** How many guides and questions the page names. */
const GUIDES = 4;
const QUESTIONS = 4;

/** The first guide of each area. */
const firstGuides = guides.filter(
  ({ area }, index) => guides.findIndex((guide) => guide.area === area) === index,
);

const people = {
  id: 'people',
  title: firm.promise?.includes('직접')
    ? ['사건을 직접 맡는', '변호사입니다']
    : ['변호사를 소개합니다'],
  lawyers: firm.lawyers ?? [],
  more: { text: '변호사 소개', href: '/people' },
};

/** The first call: who makes it, from which number and until when. */
const call = {
  title: firstCall.lawyer
    ? ['첫 전화는', `${firstCall.subject} 드립니다`]
    : ['첫 전화는 상담 담당이 드리고', '상담 날짜를 잡습니다'],
  /** Added where the staff calls. */
  besides: firstCall.lawyer ? null : '상담은 변호사가 합니다.',
  now: '지금 신청하시면',
  phone: firm.phone,
  from: '에서 전화드립니다.',
  answer: '모르는 번호여도 받아 주세요.',
  prices: firstCall.prices,
};

const prices = {
  id: 'fees',
  label: '비용',
  title: firm.pricesFirst ? '시작하기 전에 금액부터 말씀드립니다' : '비용을 알려 드립니다',
  rows: firm.prices ?? [],
  note: '부가가치세 10%와 법원에 내는 돈은 따로입니다. 성공보수는 미리 약정한 경우에만 받습니다.',
  more: { text: '무엇에 따라 달라지나요', href: '/fees' },
};

/** The tools, of which those without a page are left out. */
const tools = {
  id: 'tools',
  title: '혼자서도 하실 수 있게',
  items: [
    standing['/checklist'] && {
      name: '내 할 일',
      text: '여섯 가지만 답하시면 날짜순으로',
      href: '/checklist',
    },
    standing['/may-i'] && {
      name: '써도 되나요?',
      text: '예금, 차, 보험금을 하나씩',
      href: '/may-i',
    },
    standing['/papers'] && {
      name: standing['/courts'] ? '서류와 법원 찾기' : '서류 찾기',
      text: standing['/courts'] ? '어디서 떼고 어디에 내는지' : '어디서 떼는지',
      href: '/papers',
    },
    standing['/forms'] && {
      name: '서류 쓰기',
      text: '상속포기 청구서부터 협의서까지',
      href: '/forms',
    },
  ].filter((tool) => tool !== false),
  calculators: {
    name: '계산기 네 가지',
    items: [
      { id: 'shares', text: '상속분', href: '/shares' },
      { id: 'forced-share-calculator', text: '유류분', href: '/forced-share' },
      { id: 'deadlines', text: '기한', href: '/deadlines' },
      { id: 'inheritance-tax', text: '상속세', href: '/inheritance-tax' },
    ],
  },
  amendments: { name: amendments.label, text: '개정 전과 비교하기', href: '/amendments' },
};

export const home = {
  /** Area served, in the structured data. */
  country: '대한민국',
  head: {
    title: `${firm.name} · 상속`,
    description:
      '누가, 얼마를, 언제까지. 상속포기·한정승인, 상속재산분할, 유류분, 상속권 상실, 유언, 상속세를 법조문과 함께 안내하고 상담 신청을 받습니다.',
  },
  first: {
    motto: ['누가, 얼마를,', '언제까지.'],
    promise: firm.promise ?? '상속포기·유류분·재산분할, 변호사가 맡습니다.',
    ask: '지금 어떤 상황이신가요?',
    rows: situations.map(({ id, said }) => ({ id, text: said })),
    request: requestLink.text,
    until: (when: string) => `${when} 전화드립니다`,
  },
  people,
  call,
  prices,
  tools,
  guides: {
    id: 'guides',
    title: '상속 안내',
    items: firstGuides.slice(0, GUIDES).map(({ slug, title }) => ({ slug, title })),
    more: { text: '안내 모두', href: '/guides' },
    procedure: { text: onwardTo.procedure.text, href: '/procedure' },
  },
  questions: {
    id: 'questions',
    title: '자주 묻는 질문',
    // A getter, because answers name pending law as of the day on which the page is rendered.
    get items() {
      return questionsOf(questionList.home).slice(0, QUESTIONS);
    },
    more: { text: '질문 모두', href: '/questions' },
  },
  consult: {
    id: 'consult',
    label: '상담 신청',
    title: '신청하시면 전화드리겠습니다',
    terms: {
      when: '전화드리는 때',
      who: '전화드리는 사람',
      from: '이 번호에서',
      price: '첫 상담',
    },
    secrecy: SECRECY,
  },
};

export type HomeCopy = typeof home;
