import { AnswerLine } from '../parts/answer-line.tsx';
import { LostLink } from '../parts/lost-link.tsx';
import { useCalculator } from '../parts/use-calculator.ts';
import { isFuture, useToday } from '../parts/use-today.ts';
import { answer } from './answer.ts';
import { EstateFields } from './estate-fields.tsx';
import { headline } from './headline.ts';
import { InputSchema, initial } from './input.ts';
import { MoreFields } from './more-fields.tsx';
import { RESULT, Result } from './result.tsx';

/** 상속세 계산기: estate and family in a ledger, beside it the tax in outline. */
export function InheritanceTaxCalculator() {
  const { input, revision, lost, change, replace } = useCalculator({
    calculator: 'inheritance-tax',
    schema: InputSchema,
    initial,
  });
  const today = useToday();
  const future = isFuture(input.death, today);
  // A death to come has no term: the law of today applies.
  const found = answer(future ? { ...input, death: '' } : input);
  return (
    <>
      <div className="chapter-controls needs-script">
        {lost && <LostLink />}
        <EstateFields
          input={input}
          future={future}
          revision={revision}
          change={change}
          replace={replace}
        />
        <MoreFields key={revision} input={input} change={change} />
        <AnswerLine result={RESULT}>{headline(found).short}</AnswerLine>
      </div>
      <div className="chapter-body needs-script" id={RESULT}>
        <Result input={input} answer={found} today={today} />
      </div>
    </>
  );
}
