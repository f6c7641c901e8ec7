/** The days on which the law of inheritance changed, the oldest first. */
export const amendmentDays = {
  title: '법이 바뀐 날',
  items: [
    {
      day: '2024. 4. 25.',
      text: '헌법재판소가 형제자매의 유류분을 위헌으로 결정했습니다. 상속권 상실과 제1008조 단서는 이날 이후 돌아가신 경우부터 적용됩니다.',
      basis: '제1112조·제1004조의2',
    },
    {
      day: '2025. 1. 31.',
      text: '형제자매의 유류분이 조문에서 삭제되었습니다.',
      basis: '제1112조',
    },
    {
      day: '2026. 1. 1.',
      text: '상속권 상실 제도가 시행되었습니다.',
      basis: '제1004조의2',
    },
    {
      day: '2026. 3. 17.',
      text: '개정 민법이 시행되었습니다. 유류분은 이날 이후 돌아가신 경우부터 돈으로 청구합니다.',
      basis: '제1115조 제1항',
    },
  ],
};
