import { toolNames } from '#app/firm/schema/tools.ts';
import { firm } from '#app/firm/view/firm.ts';
import type { CalculatorPageCopy } from '../parts/calculator-page-copy.ts';
import { toolOnward } from '../parts/onward-links.ts';

export const deadlinesPage: CalculatorPageCopy = {
  path: '/deadlines',
  head: {
    title: `상속 기한 계산기: 상속포기와 상속세 신고의 마지막 날 | ${firm.name}`,
    description:
      '상속포기·한정승인 3개월, 상속세 신고 6개월, 유류분 청구 1년의 마지막 날을 공휴일까지 반영해 계산합니다. 달력에 저장할 수 있습니다.',
  },
  facts: ['3.1', '3.6', '4.13', '7.1', '8.4'],
  name: toolNames.deadlines,
  title: '언제까지 해야 하나요?',
  intro: '돌아가신 날만 입력하시면 할 일과 마지막 날을 알려 드립니다.',
  how: [
    {
      text: '첫날은 세지 않습니다. 오전 0시에 시작하는 기간만 첫날을 셉니다.',
      basis: '제157조',
      facts: ['8.1'],
    },
    {
      text: '몇 개월, 몇 년으로 정한 기간은 달력에 따라 셉니다. 마지막 달에서 세기 시작한 날과 날짜가 같은 날의 전날에 끝나고, 그런 날이 없으면 그 달의 말일에 끝납니다.',
      basis: '제160조',
      facts: ['8.2', '8.3'],
    },
    {
      text: '마지막 날이 토요일이나 공휴일이면 그다음 날까지입니다. 5월 1일 노동절도 공휴일입니다.',
      basis: '제161조, 국세기본법 제5조',
      facts: ['8.4', '8.5'],
    },
    {
      text: '상속포기와 한정승인의 3개월은, 자녀나 배우자라면 돌아가신 것을 안 날부터 셉니다. 법에는 ‘상속개시 있음을 안 날’이라고 되어 있습니다.',
      basis: '제1019조 제1항',
      facts: ['3.1'],
    },
    {
      text: '상속세는 돌아가신 달의 말일부터 6개월 안에 신고합니다. 고인이나 상속인의 주소가 외국이면 9개월입니다.',
      basis: '상속세 및 증여세법 제67조',
      facts: ['7.1'],
    },
  ],
  leftOut: [
    '나중에 정해지는 임시공휴일은 반영하지 않습니다.',
    '가정법원이 3개월을 늘려 주었으면 그 결정에 적힌 날까지입니다.',
    '사망이나 빚을 언제 아셨는지는 증거에 따라 다르게 판단될 수 있습니다.',
  ],
  questions: [
    'debts-found-late',
    'renunciation-or-limited-acceptance',
    'debts-of-a-minor',
    'tax-return-deadline',
  ],
  area: 'renunciation',
  onward: [toolOnward('shares'), toolOnward('forced-share')],
};
