import { firm } from '#app/firm/view/firm.ts';
import { standing } from '#app/firm/view/standing.ts';
import { labels } from '../parts/copy.ts';

const TITLE = labels.search;

const places = [
  '맡는 사건',
  '상속 안내',
  '자주 묻는 질문',
  ...(standing['/papers'] ? ['서류'] : []),
  ...(standing['/courts'] ? ['법원'] : []),
  '계산기',
].join(', ');

export const searchPage = {
  head: {
    title: `${TITLE} | ${firm.name}`,
    description: `상속포기, 유류분, 상속세처럼 찾으시는 내용을 입력하시면 이 사이트의 ${places}에서 찾아 드립니다.`,
  },
  title: TITLE,
  intro: `찾으시는 내용을 입력해 주세요. ${places}에서 찾아 드립니다.`,
};
