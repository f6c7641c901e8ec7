import { firm } from '#app/firm/firm.ts';

export const noticesPage = {
  head: {
    title: `알림 | ${firm.name}`,
    description: `${firm.name} 사이트의 알림입니다. 상속에 관한 법이 언제 어떻게 바뀌었는지 조문과 함께 알려 드립니다.`,
  },
  title: '알림',
  intro: '법이 언제 어떻게 바뀌었는지 조문과 함께 알려 드립니다.',
  /** Labels of the notice bar. */
  label: '새 알림',
  more: '자세히',
};
