import type { ReactNode } from 'react';
import { anchors, type CalculatorId } from '#app/calculators/parts/calculator-id.ts';
import { ShareText } from '#app/calculators/parts/share-text.tsx';
import type { WorkedExample } from '#app/calculators/parts/worked-example.ts';
import { type CalculatorPageCopy, calculatorPage } from '#app/content/calculator-page.ts';
import { dottedDate } from '#app/content/dotted-date.ts';
import { request } from '#app/content/navigation.ts';
import type { Question } from '#app/content/question-schema.ts';
import { Accordion } from '#app/ui/accordion/accordion.tsx';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { Answer } from './answers.tsx';
import type { Crumb } from './crumbs.server.ts';
import { Onward, type OnwardLink } from './onward.tsx';
import { PageHead, PageNotes } from './page-head.tsx';
import { Part } from './part.tsx';
import { StructuredData } from './structured-data.tsx';

export interface CalculatorPageContent {
  copy: CalculatorPageCopy;
  /** The day up to which the law was read, such as 2026-11-20. */
  lawAsOf: string;
  examples: readonly WorkedExample[];
  questions: readonly Question[];
  area: { id: string; name: string; who: string };
  onward: readonly OnwardLink[];
  crumbs: readonly Crumb[];
  structuredData: readonly object[];
}

interface CalculatorPageProps {
  calculator: CalculatorId;
  content: CalculatorPageContent;
  /** An island that renders `.chapter-controls`, for the margin, and after it `.chapter-body`. */
  children: ReactNode;
}

/** A calculator's page: the calculator, then how it computes, examples, what it leaves out, questions. */
export function CalculatorPage({ calculator, content, children }: CalculatorPageProps) {
  const { copy, lawAsOf, examples, questions, area, onward, crumbs, structuredData } = content;
  const words = calculatorPage;
  const id = anchors[calculator];
  return (
    <>
      <PageHead
        crumbs={crumbs}
        title={copy.title}
        intro={copy.intro}
        notes={<PageNotes lines={[`${dottedDate(lawAsOf)} ${words.law}`, ...words.notes]} />}
      />
      <div className="calculator-band bg-band">
        <section
          className="chapter calculator"
          id={id}
          aria-labelledby={`${id}-title`}
          // Input and results are personal: screen recordings mask them.
          data-clarity-mask="true"
        >
          <h2 className="sr-only" id={`${id}-title`}>
            {copy.name}
          </h2>
          {children}
        </section>
      </div>
      <Part id="how" title={words.how}>
        <ol className="how-steps">
          {copy.how.map(({ text, basis }) => (
            <li key={text}>
              <span>{text}</span> <span className="text-muted t1">{basis}</span>
            </li>
          ))}
        </ol>
      </Part>
      <Part id="examples" title={words.examples} notes={words.examplesNote}>
        <Carousel
          label={`${copy.name} ${words.examples}`}
          slides={examples.map((example) => ({
            id: example.title,
            content: <Example example={example} />,
          }))}
        />
      </Part>
      <Part id="left-out" title={words.leftOut}>
        <ul className="left-out">
          {copy.leftOut.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Part>
      {questions.length > 0 && (
        <Part id="questions" title={words.questions}>
          <Questions questions={questions} />
        </Part>
      )}
      <Part id="area" title={words.area}>
        <h3 className="t3">
          <a className="link inline-flex min-h-11 items-center" href={`/areas/${area.id}`}>
            {area.name}
          </a>
        </h3>
        <p className="max-w-[37em]">{area.who}</p>
        <p className="mt-5">
          <a className="button" href={request.href}>
            {request.text}
          </a>
        </p>
      </Part>
      <Onward links={onward} />
      {structuredData.map((data, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the descriptions never change places
        <StructuredData key={index} data={data} />
      ))}
    </>
  );
}

function Example({ example: { title, facts, head, rows, note } }: { example: WorkedExample }) {
  return (
    <div className="worked-example">
      <h3 className="t3">{title}</h3>
      <p className="max-w-[37em]">{facts}</p>
      <div className="stacking">
        <table className="plain-table" data-columns={head.length}>
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              {head.map((text) => (
                <th key={text} scope="col">
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([heading = '', ...cells]) => (
              <tr key={heading}>
                <th scope="row">{heading}</th>
                {cells.map((text, index) => (
                  <td key={head[index + 1]} data-label={head[index + 1]}>
                    <ShareText>{text}</ShareText>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-3 text-muted t1">{note}</p>
    </div>
  );
}

function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <Accordion
      headingLevel={3}
      items={questions.map(({ question, answer, source }) => ({
        title: question,
        content: <Answer answer={answer} source={source} />,
      }))}
    />
  );
}
