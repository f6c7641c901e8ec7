import { copy as calculators } from '../copy.ts';
import { UnusableFieldsContext, useUnusableFields } from '../fields/unusable-fields.ts';
import { AnswerLine } from '../result/answer-line.tsx';
import { SentBy } from '../result/sent-by.tsx';
import { LostLink, NoResult } from '../result/trouble.tsx';
import { CaseNote } from '../state/case-note.tsx';
import { useCalculator } from '../state/use-calculator.ts';
import { isFuture, useToday } from '../state/use-today.ts';
import { answer } from './answer.ts';
import { caseFields } from './case-fields.ts';
import { EstateFields } from './estate-fields.tsx';
import { InputSchema, initial } from './input.ts';
import { MoreFields } from './more-fields.tsx';
import { RESULT, Result } from './result.tsx';
import { shortOf } from './short.ts';

/** 상속세 계산기: estate and family in a ledger, next to an outline of the tax. */
export function InheritanceTaxCalculator() {
  const { input, revision, lost, limit, source, change, show, clear } = useCalculator({
    calculator: 'inheritance-tax',
    schema: InputSchema,
    initial,
    fields: caseFields,
  });
  const today = useToday('inheritance-tax');
  const future = isFuture(input.death, today);
  const unusable = useUnusableFields();
  // A death in the future has no due dates and is computed by today's law.
  const found = answer(future ? { ...input, death: '' } : input);
  return (
    <UnusableFieldsContext value={unusable.report}>
      <div className="chapter-controls needs-script">
        {lost && <LostLink limit={limit} />}
        <CaseNote {...source} />
        <EstateFields input={input} revision={revision} change={change} show={show} clear={clear} />
        <MoreFields
          key={revision}
          input={input}
          future={future ? calculators.futureDeath(today) : null}
          change={change}
        />
        <AnswerLine result={RESULT} answer={unusable.short ?? shortOf(found, today)} />
      </div>
      <div className="chapter-body needs-script" id={RESULT}>
        <SentBy calculator="inheritance-tax" origin={source.origin} />
        {unusable.words === null ? (
          <Result input={input} answer={found} today={today} />
        ) : (
          <NoResult words={unusable.words} />
        )}
      </div>
    </UnusableFieldsContext>
  );
}
