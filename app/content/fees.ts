import { firm } from './firm.ts';
import type { Firm } from './firm-schema.ts';
import type { LawFactId } from './law-facts.ts';
import { ways } from './ways.ts';

/** Whether the first consultation costs something, in words: the firm's own fact. */
export function consultationFee({ firstConsultation }: Firm): string {
  return firstConsultation.charged
    ? `첫 상담에는 상담료가 있습니다. 금액: ${firstConsultation.amount}`
    : '첫 상담에는 상담료를 받지 않습니다.';
}

/** 비용: how a fee is made up, and what goes to courts and offices; amounts stand in the contract. */
export const fees = {
  head: {
    title: `상속 사건 변호사 비용과 상담료 | ${firm.name}`,
    description:
      '상속 사건의 변호사 보수가 어떻게 정해지는지, 첫 상담에 비용이 있는지, 법원과 기관에 내는 비용에는 무엇이 있는지 안내합니다.',
  },
  title: '비용',
  intro: '금액은 업무의 범위를 확인한 뒤 계약서에 적습니다. 상담만 받으셔도 됩니다.',
  consultation: {
    title: '첫 상담',
    text: consultationFee(firm),
  },
  fee: ways.fee,
  /** Kinds only: the amounts depend on the case and the year. */
  offices: {
    title: '법원과 기관에 내는 비용',
    note: '보수와 별도로 그 기관에 내는 비용입니다. 사건마다 금액이 달라, 신청하기 전에 미리 계산해 알려 드립니다.',
    rows: [
      { term: '인지대', text: '가정법원이나 법원에 청구하거나 신고할 때 냅니다.' },
      { term: '송달료', text: '법원이 서류를 보내는 데 드는 비용을 미리 냅니다.' },
      { term: '감정료', text: '부동산 같은 재산의 가액을 감정할 때 냅니다.' },
      {
        term: '공고 비용',
        text: '한정승인을 한 뒤 채권자에게 공고할 때 듭니다.',
        basis: '민법 제1032조',
        facts: ['3.8'],
      },
      {
        term: '취득세와 등기 비용',
        text: '부동산을 상속등기할 때 냅니다.',
        basis: '지방세법 제20조',
        facts: ['7.11'],
      },
      {
        term: '공증 수수료',
        text: '공정증서로 유언하거나 후견계약을 체결할 때 냅니다.',
        basis: '민법 제1068조·제959조의14',
        facts: ['6.3', '6.7'],
      },
    ] satisfies OfficeCost[] as OfficeCost[],
  },
};

/** A cost that is paid to a court or an office. */
interface OfficeCost {
  term: string;
  text: string;
  basis?: string;
  facts?: LawFactId[];
}
