import { officeCosts } from './cost-kinds.ts';
import { firm } from './firm.ts';
import type { Firm } from './firm-schema.ts';
import { FREE_CONSULTATION } from './first-consultation.ts';
import { ways } from './ways.ts';

/** Whether the first consultation costs something, in words: the firm's own fact. */
export function consultationFee({ firstConsultation }: Firm): string {
  return firstConsultation.charged
    ? `첫 상담에는 상담료가 있습니다. 금액: ${firstConsultation.amount}`
    : FREE_CONSULTATION;
}

/** 비용: how a fee is made up, and what goes to courts and offices; amounts stand in the contract. */
export const fees = {
  head: {
    title: `상속 사건 변호사 비용과 상담료 | ${firm.name}`,
    description:
      '상속 사건의 변호사 보수가 어떻게 정해지는지, 첫 상담에 비용이 있는지, 법원과 기관에 내는 비용에는 무엇이 있는지 안내합니다.',
  },
  title: '비용',
  intro: '금액은 업무의 범위를 확인한 뒤 계약서에 씁니다. 상담만 받으셔도 됩니다.',
  consultation: {
    title: '첫 상담',
    text: consultationFee(firm),
  },
  fee: ways.fee,
  offices: {
    title: '법원과 기관에 내는 비용',
    note: '보수와 별도로 그 기관에 내는 비용입니다. 사건마다 금액이 달라, 신청하기 전에 미리 계산해 알려 드립니다.',
    rows: officeCosts,
  },
};
