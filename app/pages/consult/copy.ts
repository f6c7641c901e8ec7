import { firm } from '#app/firm/view/firm.ts';
import { requestLink } from '#app/ui/copy.ts';

/** The page of the form alone. */
export const consultPage = {
  head: {
    title: `${requestLink.text} | ${firm.name}`,
    description: `${firm.name}에 상속 상담을 신청하는 곳입니다. 성함과 연락처만 적으시면 고르신 때에 전화드립니다.`,
  },
  title: requestLink.text,
  formTitle: '신청서',
  promise: {
    title: '전화드리겠습니다',
    who: (caller: string, phone: string) => `${caller} ${phone}에서`,
    pick: '전화드립니다. 모르는 번호여도 받아 주세요. 상담만 받으셔도 됩니다.',
  },
  hurried: { term: '급하시면 바로 전화해 주세요', hours: firm.hours?.text },
  /** In the margin. */
  margin: [
    ...(firm.consultation?.bring
      ? [
          {
            term: '준비하시면 좋은 것',
            text: `${firm.consultation.bring.join(', ')}. 없어도 괜찮습니다.`,
          },
        ]
      : []),
  ],
};
