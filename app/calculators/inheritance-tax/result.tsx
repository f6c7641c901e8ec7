import type { InheritanceTax } from '#app/law/inheritance-tax/inheritance-tax.ts';
import { formatWon } from '../fields/won.ts';
import { Actions } from '../result/actions.tsx';
import { Announcement } from '../result/announcement.tsx';
import { Disclaimer } from '../result/disclaimer.tsx';
import { NotComputedResult } from '../result/not-computed.tsx';
import { OnPaper } from '../result/on-paper.tsx';
import { citationText } from '../result/phrases.ts';
import { Reasons } from '../result/reasons.tsx';
import type { Answer, TaxAnswer } from './answer.ts';
import { copy } from './copy.ts';
import { DueDays } from './due-days.tsx';
import { headline } from './headline.ts';
import type { Input } from './input.ts';
import { inputInWords } from './input-in-words.ts';
import { Rates } from './rates.tsx';
import { TaxTable } from './tax-table.tsx';

const { leftOut, payment: words } = copy;

/** Id of the result. */
export const RESULT = `${copy.id}-result`;

interface ResultProps {
  input: Input;
  answer: Answer;
  today: string;
}

/** The result: the tax line by line, due dates, ways to pay, reasons, and what is left out. */
export function Result({ input, answer, today }: ResultProps) {
  const { title, amount, rest, text } = headline(answer);
  const tax = answer.state === 'tax' ? answer : null;
  const facts = inputInWords(input, answer);
  if (answer.state === 'not-computed') {
    return (
      <>
        <NotComputedResult
          calculator="inheritance-tax"
          code={input}
          facts={facts}
          why={answer.why}
        />
        <Announcement key="said" text={answer.why.whole} />
      </>
    );
  }
  const said = [title, amount].filter(Boolean).join(' ') + (rest ?? '') + text;
  return (
    <>
      <OnPaper facts={facts} />
      <h3 className="max-w-[30em] t4">
        <span key={said}>
          <span>{`${title} `}</span>
          {amount && <span className="marked">{amount}</span>}
          {rest && <span>{rest}</span>}
        </span>
      </h3>
      {text && <p className="mt-2 max-w-[37em]">{text}</p>}
      {tax?.inDebt && <InDebt headed={tax.tax.taxableValue === 0n} />}
      {answer.state === 'open' && <Rates death={input.death} />}
      {tax && (
        <>
          <TaxTable lines={tax.lines} />
          <DueDays due={tax.due} inTime={input.inTime} today={today} />
          <Payment payment={tax.payment} figures={tax.tax.figures} />
          <div className="result-why tax-why">
            <Reasons reasons={tax.reasons} />
            <Actions calculator="inheritance-tax" code={input} facts={facts} />
            <p className="tax-left-out text-muted">
              <strong className="font-semibold text-ink">{leftOut.title}</strong>{' '}
              <span>{leftOut.text}</span>{' '}
              <a className="link inline-flex min-h-11 items-center" href="#left-out">
                {leftOut.more}
              </a>
            </p>
            <Disclaimer unsettled={tax.unsettled} leftOut={tax.assumed} />
          </div>
        </>
      )}
      <Announcement key="said" text={said} />
    </>
  );
}

/** Advice if the debts exceed the estate: renounce, or accept only up to the estate. */
function InDebt({ headed }: { headed: boolean }) {
  const { title, text, articles, renunciation, deadlines } = copy.inDebt;
  return (
    <div className="mt-3 max-w-[46em]">
      <p className="trouble">
        <span>{headed ? text : `${title} ${text}`}</span> <span className="t1">{articles}</span>
      </p>
      <p className="mt-2 flex flex-wrap gap-x-6">
        {[renunciation, deadlines].map((to) => (
          <a key={to.href} className="link inline-flex min-h-11 items-center" href={to.href}>
            {to.text}
          </a>
        ))}
      </p>
    </div>
  );
}

/** 분납과 연부연납, if the tax is high enough. */
function Payment({
  payment,
  figures,
}: Pick<TaxAnswer, 'payment'> & Pick<InheritanceTax, 'figures'>) {
  if (payment.length === 0) return null;
  return (
    <div className="tax-part">
      <h4 className="t3">{words.title}</h4>
      <dl className="result-terms">
        {payment.map(({ name, text, articles }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span>{text}</span> <span className="text-muted t1">{citationText(articles)}</span>
            </dd>
          </div>
        ))}
      </dl>
      {payment.length > 1 && (
        <p className="mt-3 text-muted">{`${words.either} ${words.inKind(formatWon(figures.payment.overYearsAbove))}`}</p>
      )}
    </div>
  );
}
