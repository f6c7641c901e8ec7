import type { LawFactId } from './law-facts.ts';

/** The days on which the law of inheritance changed, the oldest first. */
export const amendmentDays = {
  title: '언제 돌아가셨는지에 따라',
  items: [
    {
      day: '2024. 4. 25.',
      text: '이날 이후 돌아가신 경우에는 상속권 상실과, 부양·기여에 대한 보상으로 받은 재산에 관한 규정도 적용됩니다. 헌법재판소가 형제자매의 유류분을 위헌으로 결정한 날입니다.',
      basis: '제1004조의2·제1008조 단서·제1112조',
      facts: ['2.5', '4.1', '4.5'],
    },
    {
      day: '2025. 1. 31.',
      text: '형제자매의 유류분이 조문에서 삭제되었습니다.',
      basis: '제1112조',
      facts: ['4.1'],
    },
    {
      day: '2026. 1. 1.',
      text: '상속권 상실 제도가 시행되었습니다.',
      basis: '제1004조의2',
      facts: ['2.1'],
    },
    {
      day: '2026. 3. 17.',
      text: '이날 이후 돌아가신 경우에는 유류분을 돈으로 청구합니다. 개정 민법이 시행된 날입니다.',
      basis: '제1115조 제1항',
      facts: ['4.3', '4.5'],
    },
  ] satisfies { day: string; text: string; basis: string; facts: LawFactId[] }[],
};
