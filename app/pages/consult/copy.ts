import { firm } from '#app/firm/view/firm.ts';
import { requestLink } from '#app/ui/copy.ts';

const { phone } = firm;

/** The page of the form alone. */
export const consultPage = {
  head: {
    title: `${requestLink.text} | ${firm.name}`,
    description: `${firm.name}에 상속 상담을 신청하는 곳입니다. 성함과 연락처, 지금 상황만 적으시면 고르신 시간대에 맞추어 연락드립니다.`,
  },
  title: requestLink.text,
  formTitle: '신청서',
  intro: '성함과 연락처, 지금 상황만 적으시면 됩니다. 읽고 연락드리겠습니다.',
  callLead: '바로 말씀하시려면',
  /** Answers in the margin: how the firm replies, costs, secrecy, deadlines. */
  expect: [
    {
      term: '전화를 드립니다',
      text: `고르신 시간대에 맞추어 ${phone}번으로 전화드립니다. 이메일만 적으시면 이메일로 답을 드립니다.`,
    },
    {
      term: '비용',
      text: '상담만 받으셔도 됩니다. 맡기실지 결정하시면 일의 범위를 확인한 뒤 보수를 계약서로 정합니다.',
    },
    ...(firm.consultation?.bring
      ? [
          {
            term: '준비하시면 좋은 것',
            text: `${firm.consultation.bring.join(', ')}. 없어도 괜찮습니다.`,
          },
        ]
      : []),
    {
      term: '비밀을 지킵니다',
      text: '변호사는 직무에서 알게 된 비밀을 지켜야 합니다.',
      basis: '변호사법 제26조',
    },
    {
      term: '기한',
      text: '신청하셔도 법정 기한은 멈추지 않습니다. 기한이 가까우면 전화로 먼저 말씀해 주세요.',
    },
  ],
};
