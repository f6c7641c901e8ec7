import { firm } from '#app/content/firm.ts';
import { questionList } from '#app/content/questions.data.ts';
import { questions as copy, ofTheme } from '#app/content/questions.ts';
import { originContext, type PageLoader } from '#app/router/page-loader.server.ts';
import { crumbsOf } from '../parts/crumbs.server.ts';
import { plainWords } from '../parts/marked-words.tsx';
import { questionData } from '../parts/schema-org.server.ts';

const title = copy.title.join(' ');

export const questions = {
  load({ context }) {
    const origin = context.get(originContext);
    const { crumbs, structuredData } = crumbsOf(context, { path: '/questions', title });
    return {
      head: {
        title: `상속 자주 묻는 질문 ${copy.items.length}가지 | ${firm.name}`,
        description:
          '상속포기, 유류분, 기여분, 유언, 상속세에 대해 자주 묻는 질문에 법조문과 판례를 들어 답합니다. 답마다 법을 확인한 날을 적었습니다.',
      },
      content: {
        ...{ crumbs, title },
        intro: copy.note,
        themes: questionList.themes.map(({ id, title: heading }) => ({
          id: `theme-${id}`,
          title: heading,
          questions: ofTheme(id),
        })),
        onward: [
          { kind: '글', text: '상속 안내 글', href: '/guides' },
          { kind: '업무', text: '업무 안내', href: '/areas' },
          { kind: '상담', text: '상담 신청', href: '/consult' },
        ],
        structuredData: [structuredData, faqPage(origin)],
      },
    };
  },
  searchParts: () =>
    copy.items.map(({ id, question, answer }) => ({
      id,
      kind: '질문',
      title: question,
      text: answer.map(plainWords).join(' '),
    })),
  // Each answer has the day on which it was checked.
  lastModified: () => copy.items.map(({ checkedOn }) => checkedOn).reduce(latest),
} satisfies PageLoader;

function latest(one: string, other: string): string {
  return one > other ? one : other;
}

/** FAQPage of schema.org. */
function faqPage(origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    '@id': `${origin}/questions#questions`,
    mainEntity: copy.items.map((question) => ({
      ...questionData(question),
      url: `${origin}/questions#${question.id}`,
    })),
  };
}
