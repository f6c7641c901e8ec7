import { dottedDate } from '#app/content/dotted-date.ts';
import type { HomeCopy } from '#app/content/home.ts';
import { Accordion } from '#app/ui/accordion/accordion.tsx';
import { MarginChapter } from '../parts/margin-chapter.tsx';
import { MarkedWords } from '../parts/marked-words.tsx';

interface QuestionsProps {
  copy: HomeCopy['questions'];
  number: number;
}

/** 많이 물으시는 것: each question with its article, each answer with its source and the day it was read. */
export function Questions({ copy, number }: QuestionsProps) {
  return (
    <MarginChapter copy={copy} number={number} title={copy.title} note={[copy.note]}>
      <div className="hung questions">
        <Accordion
          exclusive
          headingLevel={3}
          items={copy.items.map(({ question, basis, answer, source, checkedOn }, index) => ({
            open: index === 0,
            title: (
              <>
                <span>{question}</span> <span className="question-basis">{basis}</span>
              </>
            ),
            content: (
              <>
                {answer.map((text) => (
                  <p key={text} className="not-first:mt-3">
                    <MarkedWords text={text} as="strong" />
                  </p>
                ))}
                <p className="mt-3 flex flex-wrap gap-x-3 text-muted t1">
                  <span>{source}</span>
                  <span>
                    {dottedDate(checkedOn)} {copy.checked}
                  </span>
                </p>
              </>
            ),
          }))}
        />
      </div>
    </MarginChapter>
  );
}
