import { firm } from '#app/firm/view/firm.ts';

/** 내 할 일: the tasks after a death, by their dates. */
export const checklistPage = {
  path: '/checklist',
  name: '내 할 일',
  head: {
    title: `상속이 시작되면 하실 일, 날짜순으로 | ${firm.name}`,
    description:
      '돌아가신 날만 입력하시면 사망신고부터 상속포기, 상속세까지 언제까지 어디에 무엇을 내는지 날짜순으로 정리합니다. 필요한 서류와 법원, 비용도 함께 알려 드립니다.',
  },
  may: { kind: '재산', text: '고인의 돈과 물건, 써도 되나요?' },
  /** The offices that issue a paper, and its fees. */
  paper: {
    own: '집에 있거나 직접 쓰는 서류',
    counter: (won: string) => `창구 ${won}`,
    online: (won: string) => `인터넷 ${won}`,
    none: '수수료 없음',
  },
};
