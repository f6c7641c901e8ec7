import { toolNames } from '#app/firm/schema/tools.ts';
import { firm } from '#app/firm/view/firm.ts';
import type { CalculatorPageCopy } from '../parts/calculator-page-copy.ts';
import { kinds } from '../parts/copy.ts';
import { toolOnward } from '../parts/onward-links.ts';

/** Joins articles and names the act once: 상속세 및 증여세법 제19조 제1항·제24조. */
export function inShort(articles: readonly string[]): string {
  const act = '상속세 및 증여세법 ';
  return articles.map((one, index) => (index > 0 ? one.replace(act, '') : one)).join('·');
}

/** The page's text. `leftOut` comes from the calculator's phrases. */
export const inheritanceTaxPage: Omit<CalculatorPageCopy, 'leftOut'> = {
  path: '/inheritance-tax',
  head: {
    title: `상속세 계산기: 공제와 세율, 신고기한까지 | ${firm.name}`,
    description:
      '재산과 빚, 가족을 입력하시면 일괄공제와 배우자공제를 뺀 상속세가 대략 얼마인지, 언제까지 신고하는지 법조문과 함께 계산합니다. 2026년에 시행 중인 법을 반영했습니다.',
  },
  facts: ['7.1', '7.2', '7.3', '7.4', '7.8'],
  name: toolNames['inheritance-tax'],
  title: '상속세가 나올까요?',
  intro: '세 가지만 입력하시면 됩니다.',
  how: [
    {
      text: '세금을 매기는 재산(과세가액)을 구합니다. 재산에서 빚과 장례비를 빼고, 돌아가시기 전 10년 안에 상속인(대신 상속하는 손자녀 포함)에게 한 증여와 5년 안에 다른 사람에게 한 증여를 더합니다.',
      basis: '상속세 및 증여세법 제13조·제14조, 대법원 2016두54275',
      facts: ['7.8', '12.21', '17.9'],
    },
    {
      text: '공제를 뺍니다. 기초공제 2억 원과 인적공제를 합친 금액, 또는 일괄공제 5억 원 가운데 큰 금액을 뺍니다. 배우자만 상속인이면 일괄공제를 받지 못합니다.',
      basis: '상속세 및 증여세법 제18조·제20조·제21조',
      facts: ['7.3', '7.5'],
    },
    {
      text: '배우자가 있으면 실제로 받는 금액을 법정상속분과 30억 원의 한도에서 뺍니다. 적게 받거나 받지 않아도 5억 원을 뺍니다.',
      basis: '상속세 및 증여세법 제19조',
      facts: ['7.4'],
    },
    {
      text: '금융재산과 10년 이상 함께 산 집이 있으면 그 공제를 더 뺍니다. 남은 금액이 과세표준입니다.',
      basis: '상속세 및 증여세법 제22조·제23조의2·제25조',
      facts: ['7.6', '7.7', '7.8'],
    },
    {
      text: '유언이나 상속포기로 상속인이 아닌 분이 받는 재산만큼 공제 한도가 줄어듭니다.',
      basis: '상속세 및 증여세법 제24조',
      facts: ['12.20'],
    },
    {
      text: '과세표준에 10%부터 50%까지의 세율을 적용합니다. 손자녀가 유언이나 상속포기로 받으면 그 재산만큼의 세금에 30%(미성년자가 20억 원 넘게 받으면 40%)를 더합니다.',
      basis: '상속세 및 증여세법 제26조·제27조',
      facts: ['7.2', '7.8'],
    },
    {
      text: '더한 증여에 매긴 증여세와, 10년 안에 다시 상속된 재산에 매긴 앞선 상속세를 뺍니다. 기한 안에 신고하면 남은 세금에서 3%를 더 뺍니다.',
      basis: '상속세 및 증여세법 제28조·제30조·제69조',
      facts: ['17.1', '17.3', '7.8'],
    },
    {
      text: '신고기한은 돌아가신 달의 말일부터 6개월입니다. 고인이나 상속인의 주소가 외국이면 9개월입니다.',
      basis: '상속세 및 증여세법 제67조',
      facts: ['7.1', '12.17'],
    },
    {
      text: '세금은 각자 받은 재산의 비율대로 나누어 냅니다. 한 분이 내지 않으면 다른 분들이 각자 받은 재산의 한도에서 대신 내야 합니다.',
      basis: '상속세 및 증여세법 제3조의2',
      facts: ['7.14'],
    },
  ],
  questions: ['tax-return-deadline', 'tax-instalments', 'tax-reform', 'heirs-abroad'],
  area: 'tax',
  onward: [
    {
      kind: kinds.guide,
      text: '상속세 신고와 분납·연부연납',
      href: '/guides/tax-return-and-instalments',
    },
    toolOnward('deadlines'),
    toolOnward('shares'),
  ],
};
