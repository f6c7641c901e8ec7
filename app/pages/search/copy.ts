import { firm } from '#app/firm/view/firm.ts';
import { labels } from '../parts/copy.ts';

const TITLE = labels.search;

export const searchPage = {
  head: {
    title: `${TITLE} | ${firm.name}`,
    description:
      '상속포기, 유류분, 상속세처럼 궁금한 말을 입력하시면 이 사이트의 업무 안내, 글, 자주 묻는 질문, 계산기에서 찾아 드립니다.',
  },
  title: TITLE,
  intro: '궁금한 말을 입력해 주세요. 업무 안내, 글, 자주 묻는 질문, 계산기에서 찾아 드립니다.',
};
