import type { HomeCopy } from '#app/content/home.ts';
import { Accordion } from '#app/ui/accordion/accordion.tsx';
import { Answer } from '../parts/answers.tsx';
import { MarginChapter } from '../parts/margin-chapter.tsx';
import { ToPage } from './to-page.tsx';

interface QuestionsProps {
  copy: HomeCopy['questions'];
  /** What the link to the page of all questions says. */
  more: string;
  number: number;
}

/** 자주 묻는 질문: six of them, each answer with its source and the day it was read. */
export function Questions({ copy, more, number }: QuestionsProps) {
  return (
    <MarginChapter copy={copy} number={number} title={copy.title}>
      <div className="hung questions">
        <Accordion
          exclusive
          headingLevel={3}
          items={copy.items.map(({ question, answer, source, checkedOn }) => ({
            title: question,
            content: <Answer answer={answer} source={source} checkedOn={checkedOn} />,
          }))}
        />
        <ToPage href="/questions" text={more} />
      </div>
    </MarginChapter>
  );
}
