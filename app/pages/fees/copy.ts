import type { LawFactId } from '#app/firm/law-facts/law-facts.ts';
import type { CostKind } from '#app/firm/schema/cost-kinds.ts';
import { firm } from '#app/firm/view/firm.ts';
import { consultationFee } from '#app/firm/view/first-consultation.ts';
import { onwardTo } from '../parts/copy.ts';

const NAME = onwardTo.fees.kind;
const FIRST = '첫 상담';

/** A cost that is paid to a court or an office. */
interface OfficeCost {
  term: CostKind;
  text: string;
  basis?: string;
  facts?: LawFactId[];
}

/** Costs paid to courts and offices, by kind: most amounts depend on the case and the year. */
const officeCosts: OfficeCost[] = [
  {
    term: '인지대',
    text: '가정법원이나 법원에 청구하거나 신고할 때 냅니다. 상속포기와 한정승인은 한 사람에 5,000원, 상속권 상실 선고는 20,000원입니다.',
    basis: '가사소송수수료규칙 제2조·제3조',
    facts: ['22.7'],
  },
  { term: '송달료', text: '법원이 서류를 보내는 데 드는 비용을 미리 냅니다.' },
  { term: '감정료', text: '부동산 같은 재산의 가액을 감정할 때 냅니다.' },
  {
    term: '공고 비용',
    text: '한정승인을 한 뒤 채권자와 유언으로 재산을 받기로 한 분(유증)에게 신문으로 공고할 때 듭니다.',
    basis: '민법 제1032조',
    facts: ['3.8'],
  },
  {
    term: '취득세와 등기 비용',
    text: '부동산을 상속등기할 때 냅니다. 취득세는 시가표준액의 2.8%, 농지는 2.3%입니다.',
    basis: '지방세법 제11조·제20조',
    facts: ['7.11', '24.2'],
  },
  {
    term: '공증 수수료',
    text: '공정증서로 유언하거나 후견계약을 체결할 때 냅니다.',
    basis: '민법 제1068조·제959조의14',
    facts: ['6.3', '6.7'],
  },
];

/** 비용: how a fee is made up, and costs of courts and offices. The contract names the amounts. */
export const fees = {
  head: {
    title: `상속 사건 변호사 비용과 상담료 | ${firm.name}`,
    description:
      '상속 사건의 변호사 보수가 어떻게 정해지는지, 첫 상담에 비용이 있는지, 법원과 기관에 내는 비용에는 무엇이 있는지 안내합니다.',
  },
  /** In the breadcrumb. */
  name: NAME,
  title: firm.prices && firm.pricesFirst ? '시작하기 전에 금액부터 말씀드립니다' : NAME,
  intro: firm.prices
    ? '금액은 아래 범위에서 정합니다. 계약서에 쓰기 전에는 일을 시작하지 않습니다.'
    : '보수가 어떻게 정해지는지, 법원과 기관에 무엇을 내는지 안내합니다.',
  consultation: {
    title: FIRST,
    titleFor: (minutes: number) => `${FIRST} ${minutes}분`,
    text: consultationFee(firm),
    only: '상담만 받으셔도 됩니다.',
  },
  prices: {
    title: '맡기실 때',
    from: '부터',
    to: '까지',
    vat: '부가가치세 10%가 붙습니다.',
    others: '여기에 없는 일은 범위를 확인한 뒤 금액을 말씀드립니다.',
  },
  fee: {
    title: '보수는 이렇게 정해집니다',
    note: '금액은 업무의 범위를 확인한 뒤 계약서에 씁니다.',
    rows: [
      {
        term: '착수금',
        text: '사건을 시작할 때 받습니다. 사건의 종류와 범위, 상속인의 수에 따라 정합니다.',
      },
      {
        term: '성공보수',
        text: '미리 약정한 때에만 결과가 나온 뒤에 받습니다. 어떤 결과일 때 얼마를 받는지 계약서에 씁니다.',
      },
      {
        term: '실비',
        text: '인지대, 송달료, 감정료처럼 법원과 기관에 내는 비용입니다. 영수증을 드립니다.',
      },
      { term: '부가가치세', text: '보수에 부가가치세 10%가 붙습니다.' },
    ],
  },
  offices: {
    title: '법원과 기관에 내는 비용',
    note: '보수와 별도로 그 기관에 내는 비용입니다. 사건마다 금액이 달라, 신청하기 전에 미리 계산해 알려 드립니다.',
    rows: officeCosts,
  },
};

/** Heading of the costs by area. Outside `fees`, whose text is searched. */
export const areaCostsTitle = '사건마다 드는 비용';
