import { PhoneLink } from '#app/firm/view/phone-link.tsx';
import { copy as calculators } from '../copy.ts';
import { DivisionFields, type DivisionFieldsProps } from '../division/division-fields.tsx';
import { UnusableFieldsContext, useUnusableFields } from '../fields/unusable-fields.ts';
import { Announcement } from '../result/announcement.tsx';
import { AnswerLine } from '../result/answer-line.tsx';
import { NotComputedResult } from '../result/not-computed.tsx';
import { SentBy } from '../result/sent-by.tsx';
import { LostLink, NoResult } from '../result/trouble.tsx';
import { CaseNote } from '../state/case-note.tsx';
import { useCalculator } from '../state/use-calculator.ts';
import { useToday } from '../state/use-today.ts';
import { answer } from './answer.ts';
import { caseFields } from './case-fields.ts';
import { copy } from './copy.ts';
import { familyCodeOf } from './family-code.ts';
import { initial } from './input.ts';
import { inputInWords } from './input-in-words.ts';
import { Ledger } from './ledger.tsx';
import { InputSchema, problemOf } from './possible.ts';
import { pathOf, withRelative } from './relative-path.ts';
import { ExampleResult, Result } from './result.tsx';
import { linksTo, sharedFamily } from './shared-family.ts';
import { openShort } from './short.ts';

const RESULT = 'shares-result';

/** The family in a ledger, its tree, and each heir's share under the leaves. */
export function SharesCalculator() {
  const calculator = useCalculator({
    calculator: 'shares',
    schema: InputSchema,
    codeOf: familyCodeOf,
    received: (family) => sharedFamily(family, true),
    initial,
    fields: caseFields,
  });
  const { input, revision, lost, limit, source, canUndo, change, replace, undo } = calculator;
  const today = useToday('shares');
  const problem = problemOf(input, today);
  const future = problem === 'future' ? calculators.futureDeath(today) : null;
  const isOpen = input.unanswered.length > 0;
  const answered = problem === null ? answer(input) : null;
  // An earlier law governs whatever the family.
  const found = isOpen && answered?.state === 'computed' ? null : answered;
  const short = found?.short ?? openShort(input);
  const unusable = useUnusableFields();

  const putBenefit: DivisionFieldsProps['onBenefit'] = (heir, kind, changeOf) => {
    const path = pathOf(heir);
    if (!path) return;
    change(
      (latest) =>
        withRelative(latest, path, ({ benefits, ...relative }) => {
          const changed = changeOf(benefits);
          return { ...relative, ...(changed && { benefits: changed }) };
        }),
      // Typing into a field is one step; every choice is a step of its own.
      kind === 'giftTime' ? undefined : `${heir} ${kind}`,
    );
  };

  return (
    <UnusableFieldsContext value={unusable.report}>
      <div className="chapter-controls needs-script">
        {lost && <LostLink limit={limit} />}
        <CaseNote {...source} />
        <Ledger input={input} future={future} revision={revision} change={change} />
        {found?.state === 'computed' && <p className="mt-4 text-muted">{copy.ledger.hint}</p>}
        {answered?.state === 'computed' && (
          <p className="mt-2 mb-4 text-muted">
            <span>{copy.ledger.notHere}</span>{' '}
            <PhoneLink className="inline-flex min-h-11 items-center font-semibold text-ink" />
          </p>
        )}
        {found?.state === 'computed' && (
          <DivisionFields
            key={revision}
            heirs={found.coHeirs}
            elsewhere={input.elsewhere}
            estateAtDivision={input.estateAtDivision}
            used={found.computed.hasBenefits}
            onBenefit={putBenefit}
            onElsewhere={(elsewhere) => change({ elsewhere }, 'elsewhere')}
            onEstateAtDivision={(estateAtDivision) =>
              change({ estateAtDivision }, 'estateAtDivision')
            }
          />
        )}
        <p className="share-steps flex gap-6">
          <button
            className="link"
            type="button"
            aria-disabled={!canUndo || undefined}
            onClick={undo}
          >
            {copy.ledger.undo}
          </button>
          <button className="link" type="button" onClick={() => replace(initial)}>
            {copy.ledger.anew}
          </button>
        </p>
        {problem === null && <AnswerLine result={RESULT} answer={unusable.short ?? short} />}
      </div>
      <div className="chapter-body" id={RESULT}>
        {problem === null &&
          answered !== found &&
          (unusable.words === null ? <ExampleResult /> : <NoResult words={unusable.words} />)}
        {(found || future) && (
          <SentBy calculator="shares" origin={source.origin} isPartial={input.isPartial} />
        )}
        {problem === 'impossible' && (
          <p className="trouble" role="alert">
            {copy.impossible}
          </p>
        )}
        {found?.state === 'computed' && (
          <Result
            input={input}
            answer={found}
            unusable={unusable.words}
            replace={replace}
            change={change}
          />
        )}
        {found?.state === 'not-computed' && (
          <NotComputedResult
            calculator="shares"
            {...linksTo(input)}
            facts={inputInWords(input, found)}
            why={found.why}
          />
        )}
        <Announcement text={future ?? found?.announcement ?? short.first} />
      </div>
    </UnusableFieldsContext>
  );
}
