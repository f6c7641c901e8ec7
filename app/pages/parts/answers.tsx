import type { Question } from '#app/firm/schema/question-schema.ts';
import { dottedDate } from '#app/law/dotted-date.ts';
import { Accordion } from '#app/ui/accordion/accordion.tsx';
import { labels } from './copy.ts';
import { MarkedWords } from './marked-words.tsx';

interface AnswersProps {
  questions: readonly Question[];
  /** Gives each question its id as an anchor. Set only on /questions, to which links lead. */
  anchors?: boolean;
}

/** Questions that open in place: the answer, its source and the day on which it was checked. */
export function Answers({ questions, anchors }: AnswersProps) {
  return (
    <div className="questions">
      <Accordion
        headingLevel={3}
        items={questions.map(({ id, question, basis, answer, source, checkedOn }) => ({
          ...(anchors && { id }),
          title: (
            <>
              <span>{question}</span> <span className="question-basis">{basis}</span>
            </>
          ),
          content: <Answer answer={answer} source={source} checkedOn={checkedOn} />,
        }))}
      />
    </div>
  );
}

type AnswerProps = Pick<Question, 'answer' | 'source'> & Partial<Pick<Question, 'checkedOn'>>;

/** Content of an opened question: paragraphs, source, and the day on which it was checked. */
export function Answer({ answer, source, checkedOn }: AnswerProps) {
  return (
    <>
      {answer.map((text) => (
        <p key={text} className="not-first:mt-3">
          <MarkedWords text={text} as="strong" />
        </p>
      ))}
      <p className="mt-3 flex flex-wrap gap-x-3 text-muted t1">
        <span>{source}</span>
        {checkedOn && <span>{`${dottedDate(checkedOn)} ${labels.checked}`}</span>}
      </p>
    </>
  );
}
