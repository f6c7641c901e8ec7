import { firm } from '#app/firm/firm.ts';
import { dottedDate } from '#app/law/dotted-date.ts';

/** 자주 묻는 질문, on its page and on the home page. */
export const questionsCopy = {
  id: 'questions',
  label: '질문',
  title: ['자주', '묻는 질문'],
  note: `${dottedDate(firm.lawCheckedOn)} 현재의 법을 기준으로 답합니다. 사정에 따라 결론이 달라질 수 있습니다.`,
};
