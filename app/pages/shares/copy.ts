import { toolNames } from '#app/firm/schema/tools.ts';
import { firm } from '#app/firm/view/firm.ts';
import type { CalculatorPageCopy } from '../parts/calculator-page-copy.ts';
import { toolOnward } from '../parts/onward-links.ts';

export const sharesPage: CalculatorPageCopy = {
  path: '/shares',
  head: {
    title: `상속분 계산기: 배우자와 자녀의 법정상속분 | ${firm.name}`,
    description:
      '배우자, 자녀, 손주, 부모, 형제자매의 법정상속분을 가계도로 계산합니다. 생전 증여와 기여분을 반영한 구체적 상속분도 법조문과 함께 보여 드립니다.',
  },
  facts: ['1.4', '5.1', '5.2', '5.8'],
  name: toolNames.shares,
  title: '누가 얼마를 상속하나요?',
  intro: '가족을 입력하시면 가계도와 상속분이 바로 바뀝니다.',
  how: [
    {
      text: '상속 순위를 확인합니다. 직계비속(자녀, 손주), 직계존속(부모, 조부모), 형제자매, 4촌 이내의 방계혈족 순서이고, 앞 순위 상속인이 있으면 뒤 순위는 상속하지 않습니다.',
      basis: '제1000조',
      facts: ['1.1'],
    },
    {
      text: '배우자는 직계비속과 함께 상속합니다. 직계비속이 없으면 직계존속과 함께, 둘 다 없으면 혼자 상속합니다.',
      basis: '제1003조 제1항',
      facts: ['1.3'],
    },
    {
      text: '같은 순위의 상속분은 같고, 배우자의 상속분에는 50%를 더합니다. 자녀 한 명이 1을 받을 때 배우자는 1.5를 받습니다.',
      basis: '제1009조',
      facts: ['1.4'],
    },
    {
      text: '자녀나 형제자매가 먼저 사망했거나 상속결격, 상속권 상실로 상속하지 못하면 그 직계비속이 대신 상속합니다(대습상속). 며느리나 사위는 배우자가 먼저 사망한 경우에만 함께 대신 상속합니다.',
      basis: '제1001조·제1003조 제2항·제1010조',
      facts: ['1.5', '1.6', '1.7'],
    },
    {
      text: '생전 증여나 유증을 받은 상속인이 있으면 그 금액을 재산에 더해 상속분을 계산한 뒤, 그 상속인의 상속분에서 뺍니다(특별수익). 증여는 돌아가신 때의 금액으로 보고, 돈에는 그때까지 오른 물가를 더합니다. 기여분은 먼저 빼고 나머지를 나눕니다.',
      basis: '제1008조·제1008조의2, 대법원 2017스98·2006다28126',
      facts: ['5.1', '5.2', '5.7', '12.36'],
    },
  ],
  leftOut: [
    '빚과 상속세는 계산하지 않습니다.',
    '생전 증여와 유증, 기여분은 입력하신 경우에만 반영합니다. 기여분은 상속인끼리 협의하거나 가정법원이 정한 금액을 입력해 주세요.',
    '유언 때문에 받을 것이 줄어든 경우는 유류분 계산기에서 계산합니다.',
    '누가 상속인인지는 가족관계증명서와 제적등본으로 확인해야 합니다. 2008년 전에 돌아가신 자녀는 가족관계증명서에 나오지 않습니다(대법원 2022그779).',
  ],
  questions: ['caring-child', 'children-in-law', 'adopted-child', 'all-children-renounce'],
  area: 'division',
  onward: [toolOnward('forced-share'), toolOnward('deadlines')],
};
