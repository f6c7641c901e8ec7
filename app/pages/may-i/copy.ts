import { type Verdict, verdicts } from '#app/firm/schema/may-i-kinds.ts';
import { firm } from '#app/firm/view/firm.ts';
import { dottedDate } from '#app/law/dotted-date.ts';
import { requestLink } from '#app/ui/copy.ts';

/** 써도 되나요?: what a family may do with the money and things of the deceased before a renunciation. */
export const mayIPage = {
  name: '써도 되나요?',
  head: {
    title: `고인의 돈과 물건, 써도 되나요? | ${firm.name}`,
    description:
      '상속포기나 한정승인을 하기 전에 고인의 예금, 보증금, 보험금, 장례비, 자동차, 유품에 손대도 되는지 하나씩 조문과 판결을 들어 안내합니다.',
  },
  title: '고인의 돈과 물건, 써도 되나요?',
  /** Words in [ ] are highlighted. */
  intro: {
    text: '쓰거나 팔면 [빚까지 물려받게 될 수 있습니다.] 상속포기나 한정승인을 법원이 받아들였다고 알려 줄 때까지 이렇게 하세요.',
    basis: '민법 제1026조 제1호, 대법원 2013다73520',
    facts: ['3.6', '80.3'],
  },
  asOf: (law: string) => `${dottedDate(law)} 현재 법령을 확인했습니다.`,
  later: '그 뒤 바뀐 것은 반영하지 못했습니다.',
  filter: {
    legend: '골라서 보기',
    all: '모두 보기',
    words: verdicts,
    hint: '하나를 누르시면 그것만 모아 보여 드립니다.',
  },
  print: '종이에 인쇄하기',
  notPrinted: '인쇄 창이 열리지 않으면 이 페이지를 다른 브라우저에서 열어 인쇄해 주세요.',
  parts: {
    why: { yes: '왜 그런가요', careful: '왜 조심하나요', no: '왜 안 되나요' },
    instead: { yes: '이렇게 하세요', careful: '이렇게 하세요', no: '대신 이렇게 하세요' },
    ifDone: '이미 하셨다면',
  } satisfies { why: Record<Verdict, string>; instead: Record<Verdict, string>; ifDone: string },
  letters: {
    title: '독촉장이 왔어요',
    why: '왜 그런가요',
    instead: '이렇게 하세요',
    ifDone: '늦었거나 이미 하셨다면',
    call: '2주가 얼마 남지 않았으면 전화로 먼저 말씀해 주세요.',
  },
  doubt: '판결이 없거나 엇갈립니다. 하시기 전에 물어보세요.',
  unread: '조문을 직접 확인하지 못했습니다. 하시기 전에 물어보세요.',
  ask: {
    ...requestLink,
    note: '이미 쓰신 돈이 있으면 바로 물어보세요. 기한은 기다려 주지 않습니다.',
  },
  notes: {
    title: '알아 두실 점',
    items: [
      {
        term: '언제까지',
        text: '상속포기와 한정승인은 신고한 날이 아니라, 법원이 받아들였다고 알려 준 때부터 효력이 있습니다. 신고서를 내셨어도 그때까지는 이대로 하세요.',
        basis: '가사소송법 제40조, 대법원 2013다73520',
        facts: ['80.3'],
      },
      {
        term: '그 뒤에는',
        text: '상속포기를 하신 분은 다음 상속인이 관리할 수 있을 때까지 지키기만 하세요. 재산을 숨기거나 써 버리거나 재산목록에서 일부러 빼면 빚까지 물려받을 수 있습니다.',
        basis: '민법 제1026조 제3호·제1044조, 대법원 2003다63586',
        facts: ['3.6', '22.9', '80.4'],
      },
      {
        term: '하셔도 되는 일',
        text: '재산과 빚을 조회하시고, 재산이 상하거나 없어지지 않게 지키시는 일은 괜찮습니다.',
        basis: '민법 제1019조 제2항·제1022조, 대법원 96다23283',
        facts: ['80.1', '80.5', '80.24'],
      },
      {
        term: '이미 쓰셨다면',
        text: '빚이 더 많은 줄을 처음 석 달 동안 큰 잘못 없이 모르셨다면, 아신 날부터 3개월 안에 한정승인을 신고하실 수 있습니다. 이미 쓴 재산도 목록에 적습니다. 몰랐다는 것은 상속인이 증명해야 합니다.',
        basis: '민법 제1019조 제3항·제1030조 제2항, 대법원 2015다59801',
        facts: ['22.8', '80.22'],
      },
      {
        term: '상속을 받으실 분',
        text: '빚이 더 많지 않은 것을 확인하고 상속을 받기로 하셨으면, 상속인이 모두 협의해 나눈 뒤에 쓰시면 됩니다.',
        basis: '민법 제1013조·제1025조',
        facts: ['5.4', '12.1'],
      },
    ],
  },
};
