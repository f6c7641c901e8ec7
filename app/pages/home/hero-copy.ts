import { withParticle } from '#app/calculators/korean.ts';
import { situationStages } from '#app/firm/data/situation-stages.data.ts';
import type { LawFactId } from '#app/firm/law-facts/law-facts.ts';
import { firm } from '#app/firm/view/firm.ts';
import { requestLink } from '#app/ui/copy.ts';

// A no-break space keeps the firm's name on one line.
const self = withParticle(firm.name, '은', '는').replaceAll(' ', '\u00a0');

/** The first screen of the home page; its glyphs have a font file of their own (vite/fonts.ts). */
export const hero = {
  title: ['누가, 얼마를,', '언제까지.'],
  promise: firm.promise ?? '상속의 세 가지 질문에 법조문과 함께 답합니다.',
  text: `가족을 떠나보낸 뒤에는 슬퍼할 시간보다 정할 일이 먼저 찾아옵니다. ${self} 상속포기부터 상속재산분할, 유류분까지 맡아 오늘\u00a0하실\u00a0일부터 말씀드립니다.`,
  request: requestLink.text,
  starts: {
    title: '어디서부터 시작할까요',
    rows: Object.entries(situationStages)
      .slice(0, 4)
      .map(([id, text]) => ({ text, href: `#${id}` })),
  },
  drawing: {
    title: '한 가족의 상속분과 기한',
    description:
      '배우자와 세 자녀가 있는 가족의 예시입니다. 셋째가 고인보다 먼저 사망하여 셋째의 두 자녀가 대신 상속합니다. 상속분은 배우자 9분의 3, 첫째와 둘째 각각 9분의 2, 손녀와 손자 각각 9분의 1입니다. 안 날부터 세어 사망신고는 1개월, 상속포기와 한정승인은 3개월, 유류분 청구는 1년 안에 합니다. 상속세 신고는 돌아가신 달의 말일부터 6개월 안에 합니다.',
    zones: ['누가', '얼마를', '언제까지'],
    family: ['배우자와 세 자녀.', '셋째가 먼저 사망하여', '두 아이가 상속합니다.'],
    spouse: '배우자',
    deceased: '고인',
    deceasedNote: '피상속인',
    children: ['첫째', '둘째', '셋째'],
    diedBefore: '먼저 사망',
    grandchildren: ['손녀', '손자'],
    deadlines: [
      { month: 1, term: '1개월', act: '사망신고' },
      { month: 3, term: '3개월', act: '포기·한정승인' },
      { month: 6.6, term: '6개월', act: '상속세 신고' },
      { month: 12, term: '1년', act: '유류분 청구' },
    ],
    note: '한 가족의 예시입니다. 기한이 시작되는 날은 기한마다\u00a0다릅니다.',
    basis: [
      '민법 제1000조, 제1001조, 제1003조, 제1009조, 제1010조',
      '가족관계등록법 제84조, 민법 제1019조·제1117조, 상증법 제67조',
    ],
    facts: ['1.1', '1.3', '1.4', '1.5', '1.7', '3.1', '4.13', '7.1', '7.12'] satisfies LawFactId[],
  },
};
