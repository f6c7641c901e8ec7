import { Accordion } from '#app/ui/accordion/accordion.tsx';
import { Answer } from '../parts/answers.tsx';
import { Chapter } from '../parts/chapter.tsx';
import type { HomeCopy } from './copy.ts';
import { ToPage } from './to-page.tsx';

type Copy = HomeCopy['questions'];

/** 자주 묻는 질문: a selection, each answer with its source and the day on which it was checked. */
export function Questions({ copy, number }: { copy: Copy; number: number }) {
  return (
    <Chapter copy={copy} number={number} headingIn="margin">
      <div className="hung questions">
        <Accordion
          exclusive
          headingLevel={3}
          items={copy.items.map(({ question, answer, source, checkedOn }) => ({
            title: question,
            content: <Answer answer={answer} source={source} checkedOn={checkedOn} />,
          }))}
        />
        <ToPage href="/questions" text={copy.more} />
      </div>
    </Chapter>
  );
}
