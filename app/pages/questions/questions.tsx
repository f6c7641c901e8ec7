import { questionList } from '#app/firm/data/questions.data.ts';
import { questions as all, ofTheme } from '#app/firm/view/questions.ts';
import { definePage } from '#app/router/define-page.ts';
import { Answers } from '../parts/answers.tsx';
import { labels, onwardTo } from '../parts/copy.ts';
import { crumbsOf } from '../parts/crumbs.ts';
import { LostScript } from '../parts/lost-script.tsx';
import { plainWords } from '../parts/marked-words.tsx';
import { Part } from '../parts/part.tsx';
import { questionData } from '../parts/schema-org.ts';
import { Subpage } from '../parts/subpage.tsx';
import { questionsCopy as copy, questionsPage } from './copy.ts';
import { filterQuestions } from './filter-questions.behaviour.ts';

/** 자주 묻는 질문: all questions under their themes; a field hides those without its words. */
export const questions = definePage({
  path: '/questions',
  audience: 'everyone',
  links: [{ text: labels.questions, short: copy.label, menu: 'main' }],
  // The latest day on which an answer was checked.
  lastModified: () => all.map(({ checkedOn }) => checkedOn).reduce(latest),
  searchParts: () =>
    all.map(({ id, question, answer }) => ({
      id,
      kind: copy.label,
      title: question,
      text: answer.map(plainWords).join(' '),
    })),
  page({ origin }) {
    const content = contentOf(origin);
    return {
      head: questionsPage.head(all.length),
      body: <Questions content={content} />,
      searchable: content,
    };
  },
});

function latest(one: string, other: string): string {
  return one > other ? one : other;
}

function contentOf(origin: string) {
  const title = copy.title.join(' ');
  const { crumbs, structuredData } = crumbsOf(origin, { path: '/questions', title });
  return {
    crumbs,
    title,
    intro: copy.note,
    themes: questionList.themes.map(({ id, title: heading }) => ({
      id: `theme-${id}`,
      title: heading,
      questions: ofTheme(id),
    })),
    onward: [questionsPage.guides, onwardTo.areas, onwardTo.request],
    structuredData: [structuredData, faqPage(origin)],
  };
}

/** FAQPage of schema.org. */
function faqPage(origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    '@id': `${origin}/questions#questions`,
    mainEntity: all.map((question) => ({
      ...questionData(question),
      url: `${origin}/questions#${question.id}`,
    })),
  };
}

function Questions({ content }: { content: ReturnType<typeof contentOf> }) {
  const { themes } = content;
  return (
    <Subpage
      content={content}
      head={
        <>
          <LostScript className="mt-7 max-w-[37em]" />
          <Filter />
          <nav aria-label={questionsPage.themes}>
            <ul className="mt-[8px] flex flex-wrap gap-x-[24px]">
              {themes.map((theme) => (
                <li key={theme.id}>
                  <a
                    className="link inline-flex min-h-[44px] min-w-[44px] items-center underline-offset-5"
                    href={`#${theme.id}`}
                  >
                    {theme.title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </>
      }
    >
      {themes.map((theme) => (
        <div key={theme.id} data-theme="">
          <Part id={theme.id} title={theme.title}>
            <Answers questions={theme.questions} anchors />
          </Part>
        </div>
      ))}
    </Subpage>
  );
}

function Filter() {
  const { label, example, found, none } = questionsPage.filter;
  return (
    <search className="question-filter needs-script" {...filterQuestions}>
      <label className="mb-[8px] block font-semibold text-ink" htmlFor="question-filter">
        {label}
      </label>
      <input
        className="field"
        id="question-filter"
        type="search"
        autoComplete="off"
        placeholder={example}
      />
      <p className="question-count" role="status" data-found={found} data-none={none} />
    </search>
  );
}
