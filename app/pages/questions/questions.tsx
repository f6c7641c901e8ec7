import type { Question } from '#app/content/question-schema.ts';
import type { PageProps } from '#app/router/page-route.ts';
import { Answers } from '../parts/answers.tsx';
import type { Crumb } from '../parts/crumbs.server.ts';
import { Onward, type OnwardLink } from '../parts/onward.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Part } from '../parts/part.tsx';
import { StructuredData } from '../parts/structured-data.tsx';
import { filterQuestions } from './filter-questions.behaviour.ts';

interface Words {
  label: string;
  example: string;
  /** With # for their number. */
  found: string;
  none: string;
}

export interface QuestionsContent {
  crumbs: Crumb[];
  title: string;
  intro: string;
  words: Words;
  themes: { id: string; title: string; questions: Question[] }[];
  onward: OnwardLink[];
  structuredData: object;
}

/** 자주 묻는 질문: all questions under their themes; a field hides those without its words. */
export function Page({ content }: PageProps<QuestionsContent>) {
  const { crumbs, title, intro, words, themes, onward, structuredData } = content;
  return (
    <>
      <PageHead crumbs={crumbs} title={title} intro={intro}>
        <Filter words={words} />
        <nav aria-label="질문의 주제">
          <ul className="theme-links">
            {themes.map((theme) => (
              <li key={theme.id}>
                <a href={`#${theme.id}`}>{theme.title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHead>
      {themes.map((theme) => (
        <div key={theme.id} data-theme="">
          <Part id={theme.id} title={theme.title}>
            <Answers questions={theme.questions} anchors />
          </Part>
        </div>
      ))}
      <Onward links={onward} />
      <StructuredData data={structuredData} />
    </>
  );
}

function Filter({ words: { label, example, found, none } }: { words: Words }) {
  return (
    <search className="question-filter needs-script" {...filterQuestions}>
      <label htmlFor="question-filter">{label}</label>
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
