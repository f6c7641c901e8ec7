import type { ReactNode } from 'react';
import { ShareText } from '#app/calculators/result/fractions.tsx';
import type { WorkedExample } from '#app/calculators/result/worked-example.ts';
import { anchors, type CalculatorId } from '#app/calculators/state/calculator-id.ts';
import type { questionsOf } from '#app/firm/view/questions.ts';
import { Accordion } from '#app/ui/accordion/accordion.tsx';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { requestLink } from '#app/ui/copy.ts';
import { Answer } from './answers.tsx';
import type { CalculatorPageCopy } from './calculator-page-copy.ts';
import { civilActNote, calculatorLabels as copy, labels } from './copy.ts';
import { LostScript } from './lost-script.tsx';
import { Part } from './part.tsx';
import { Subpage, type SubpageContent } from './subpage.tsx';
import { Lines } from './text-rows.tsx';

interface CalculatorContent extends SubpageContent {
  name: string;
  how: CalculatorPageCopy['how'];
  leftOut: CalculatorPageCopy['leftOut'];
  /** Sentence with the date of the law that the calculator applies. */
  asOf: string;
  examples: readonly WorkedExample[];
  questions: ReturnType<typeof questionsOf>;
  /** The related area of work. */
  area: { text: string; href: string; who: string | undefined };
}

interface CalculatorPageProps {
  calculator: CalculatorId;
  content: CalculatorContent;
  children: ReactNode;
}

/** A calculator's page: the calculator, its method, examples, limits and questions. */
export function CalculatorPage({ calculator, content, children }: CalculatorPageProps) {
  const { name, how, leftOut, asOf, examples, questions, area } = content;
  const id = anchors[calculator];
  return (
    <Subpage content={content}>
      <div className="calculator-band bg-band">
        <section
          className="chapter calculator"
          id={id}
          aria-labelledby={`${id}-title`}
          // Input and results are personal: screen recordings mask them.
          data-clarity-mask="true"
        >
          <h2 className="sr-only" id={`${id}-title`}>
            {name}
          </h2>
          <LostScript />
          {children}
          <p className="calculator-notes text-muted">
            <Lines lines={[asOf, civilActNote, copy.private]} />
          </p>
        </section>
      </div>
      <Part id="how" title={copy.how}>
        <ol className="how-steps">
          {how.map(({ text, basis }) => (
            <li key={text}>
              <span>{text}</span> <span className="text-muted t1">{basis}</span>
            </li>
          ))}
        </ol>
      </Part>
      <Part id="examples" title={copy.examples} notes={copy.examplesNote}>
        <Carousel
          label={copy.examplesOf(name)}
          slides={examples.map((example) => ({
            id: example.title,
            content: <Example example={example} />,
          }))}
        />
      </Part>
      <Part id="left-out" title={copy.leftOut}>
        <ul className="left-out">
          {leftOut.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Part>
      <Part id="questions" title={labels.questions}>
        <Accordion
          headingLevel={3}
          items={questions.map(({ question, answer, source }) => ({
            title: question,
            content: <Answer answer={answer} source={source} />,
          }))}
        />
      </Part>
      <Part id="area" title={copy.area}>
        <h3 className="t3">
          <a className="link inline-flex min-h-11 items-center" href={area.href}>
            {area.text}
          </a>
        </h3>
        <p className="max-w-[37em]">{area.who}</p>
        <p className="mt-5">
          <a className="button" href={requestLink.href}>
            {requestLink.text}
          </a>
        </p>
      </Part>
    </Subpage>
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
