import { useCase } from '#app/case/case.ts';
import { Tabs } from '#app/ui/tabs/tabs.tsx';
import { copy as calculators } from '../copy.ts';
import { UnusableFieldsContext, useUnusableFields } from '../fields/unusable-fields.ts';
import { AnswerLine } from '../result/answer-line.tsx';
import { LostLink, NoResult } from '../result/trouble.tsx';
import { CaseNote } from '../state/case-note.tsx';
import { useCalculator } from '../state/use-calculator.ts';
import { isFuture, useToday } from '../state/use-today.ts';
import { answer } from './answer.ts';
import { caseFields, labelsIn } from './case-fields.ts';
import { copy } from './copy.ts';
import { EstateStep } from './estate-step.tsx';
import { FamilyStep } from './family-step.tsx';
import { GiftsStep } from './gifts-step.tsx';
import { InputSchema, initial } from './input.ts';
import { RESULT, Result } from './result.tsx';
import { shortOf } from './short.ts';
import { stepId } from './step-parts.tsx';
import { summaries } from './summaries.ts';

/** 유류분 계산기: three steps, and below them the result, which follows each keystroke. */
export function ForcedShareCalculator() {
  const { input, revision, lost, limit, source, change, show, clear } = useCalculator({
    calculator: 'forced-share',
    schema: InputSchema,
    initial,
    fields: caseFields,
  });
  const today = useToday('forced-share');
  const future = isFuture(input.death, today);
  // A death in the future has no result. It counts as undated, so the result asks for the day.
  const { family } = useCase().facts;
  // Labels are the visitor's own.
  const labels = family && source.origin === 'own' ? labelsIn(family, input) : undefined;
  const found = answer(future ? { ...input, death: '' } : input, labels);
  const notes = summaries(input);
  const unusable = useUnusableFields();
  const { steps } = copy;
  return (
    <UnusableFieldsContext value={unusable.report}>
      <div className="forced-steps needs-script">
        {lost && <LostLink limit={limit} />}
        <CaseNote {...source} />
        <Tabs
          label={steps.label}
          orientation="vertical"
          items={[
            {
              id: stepId('family'),
              label: steps.family,
              note: notes.family,
              panel: (
                <FamilyStep
                  input={input}
                  future={future ? calculators.futureDeath(today) : null}
                  revision={revision}
                  people={found.people}
                  change={change}
                  show={show}
                  clear={clear}
                />
              ),
            },
            {
              id: stepId('estate'),
              label: steps.estate,
              note: notes.estate,
              panel: (
                <EstateStep
                  key={revision}
                  input={input}
                  asksAcceptance={found.state === 'claim' && found.asksAcceptance}
                  change={change}
                />
              ),
            },
            {
              id: stepId('gifts'),
              label: steps.gifts,
              note: notes.gifts,
              panel: (
                <GiftsStep
                  key={revision}
                  input={input}
                  people={found.people}
                  heirs={found.heirs}
                  change={change}
                />
              ),
            },
          ]}
        />
        {/* The key remounts the line, because it observes the element of the result or of the reason for none. */}
        <AnswerLine
          key={String(unusable.words === null)}
          result={RESULT}
          answer={unusable.short ?? shortOf(found, input.death, today)}
        />
      </div>
      {unusable.words === null ? (
        <Result input={input} origin={source.origin} answer={found} />
      ) : (
        <div className="forced-result needs-script" id={RESULT}>
          <NoResult words={unusable.words} />
        </div>
      )}
    </UnusableFieldsContext>
  );
}
