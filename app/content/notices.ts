import type { Notice } from './content-schema.ts';
import { firm } from './firm.ts';

/** Dated notices, the newest first: the bar shows the first one, the feed and the page show all. */
export const notices = [
  {
    id: 'law-2026-03-17',
    date: '2026-03-17',
    lead: '2026. 3. 17. 개정 민법',
    title: '유류분과 상속권 상실이 달라졌습니다.',
    link: { text: '달라진 점 확인하기', href: '/amendments' },
    text: [
      '상속권 상실은 배우자와 자녀를 포함한 모든 상속인에 대해 청구할 수 있게 되었고(민법\u00a0제1004조의2), 유류분은 재산 자체가 아니라 부족한 만큼의 돈으로 청구합니다(제1115조 제1항). 특별한 부양이나 기여에 대한 보상으로 받은 재산은 기여에 상응하는 범위에서 상속분에서 빼지 않습니다(제1008조 단서).',
      '민법 법률 제21454호, 2026. 3. 17. 공포, 같은 날 시행. 언제 돌아가신 경우부터 적용되는지는 조문마다 다르니 비교표에서 확인해 주세요.',
    ],
  },
] satisfies Notice[] as Notice[];

export const noticesPage = {
  head: {
    title: `알림 | ${firm.name}`,
    description: `${firm.name} 사이트의 알림입니다. 상속에 관한 법이 언제 어떻게 바뀌었는지 조문과 함께 알려 드립니다.`,
  },
  title: '알림',
  intro: '법이 언제 어떻게 바뀌었는지 조문과 함께 알려 드립니다.',
  /** Labels of the notice bar. */
  label: '새 알림',
};
