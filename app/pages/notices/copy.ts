import { firm } from '#app/firm/view/firm.ts';
import { kinds } from '../parts/copy.ts';

export const noticesPage = {
  head: {
    title: `${kinds.notice} | ${firm.name}`,
    description: `${firm.name} 사이트의 알림입니다. 상속에 관한 법이 언제 어떻게 바뀌었는지 조문과 함께 알려 드립니다.`,
  },
  title: kinds.notice,
  intro: '법이 언제 어떻게 바뀌었는지 조문과 함께 알려 드립니다.',
  year: (year: string) => `${year}년`,
  all: { kind: kinds.notice, text: '알림 모두 보기', href: '/notices' },
  /** Labels of the notice bar. */
  label: '새 알림',
  more: '자세히',
};
