import { copy as calculators } from '../copy.ts';
import { UnusableFieldsContext, useUnusableFields } from '../fields/unusable-fields.ts';
import { Announcement } from '../result/announcement.tsx';
import { AnswerLine } from '../result/answer-line.tsx';
import { Disclaimer } from '../result/disclaimer.tsx';
import { SentBy } from '../result/sent-by.tsx';
import { LostLink, NoResult } from '../result/trouble.tsx';
import { CaseNote } from '../state/case-note.tsx';
import { useCalculator } from '../state/use-calculator.ts';
import { isFuture, useToday } from '../state/use-today.ts';
import { answerLine, termsAround } from './around.ts';
import { caseFields } from './case-fields.ts';
import { copy } from './copy.ts';
import { FirstDates } from './first-dates.tsx';
import { type Input, InputSchema, tooEarly } from './input.ts';
import { PreciseFields } from './precise-fields.tsx';
import { Results } from './results.tsx';
import { TermsTable } from './terms-table.tsx';

const nothing: Input = {};

const RESULT = 'deadlines-result';

/** 기한: computes the last day of each term from two dates and optional details. */
export function DeadlinesCalculator() {
  const { input, revision, lost, limit, source, change } = useCalculator({
    calculator: 'deadlines',
    schema: InputSchema,
    initial: nothing,
    fields: caseFields,
  });
  const today = useToday('deadlines');
  const early = tooEarly(input);
  const around = termsAround(input, today);
  const unusable = useUnusableFields();
  return (
    <UnusableFieldsContext value={unusable.report}>
      <div className="chapter-controls deadline-controls" key={revision}>
        {lost && <LostLink limit={limit} />}
        <CaseNote {...source} />
        <FirstDates
          input={input}
          isOwn={source.origin === 'own'}
          early={early}
          today={today}
          onChange={change}
        />
        <PreciseFields input={input} early={early} onChange={change} />
        <AnswerLine result={RESULT} answer={unusable.short ?? answerLine(around, today)} />
      </div>
      <div className="chapter-body deadline-body" id={RESULT}>
        <SentBy calculator="deadlines" origin={source.origin} />
        {unusable.words !== null ? (
          <NoResult words={unusable.words} />
        ) : isFuture(input.death, today) ? (
          <Announcement text={calculators.futureDeath(today)} />
        ) : (
          <Results input={input} today={today} around={around} />
        )}
        {today === '' && <TermsTable />}
        <Disclaimer leftOut={copy.temporary} />
      </div>
    </UnusableFieldsContext>
  );
}
