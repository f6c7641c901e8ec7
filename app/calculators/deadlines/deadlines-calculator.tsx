import { dottedDate } from '#app/content/dotted-date.ts';
import { deadlinesOf } from '#app/law/deadlines/deadlines.ts';
import { CopyButton } from '#app/ui/copy/copy.tsx';
import { Actions } from '../parts/actions.tsx';
import { Announcement } from '../parts/announcement.tsx';
import { AnswerLine } from '../parts/answer-line.tsx';
import { Disclaimer } from '../parts/disclaimer.tsx';
import { LostLink } from '../parts/lost-link.tsx';
import { useCalculator } from '../parts/use-calculator.ts';
import { copy } from './copy.ts';
import { DateRow } from './date-row.tsx';
import { DeadlineList } from './deadline-list.tsx';
import { dayInWords, linesOf } from './in-words.ts';
import { example, factsOf, type Input, InputSchema, tooEarly } from './input.ts';
import { Line } from './line.tsx';
import { layOut } from './line-layout.ts';
import { PreciseFields } from './precise-fields.tsx';
import { rulePhrases } from './rule-phrases.ts';
import { SaveCalendar } from './save-calendar.tsx';
import { TermsTable } from './terms-table.tsx';
import { useToday } from './use-today.ts';

const nothing: Input = {};

const RESULT = 'deadlines-result';

/** 기한: from two days, and what else is known, to the last day of each term. */
export function DeadlinesCalculator() {
  const { input, revision, lost, change } = useCalculator({
    calculator: 'deadlines',
    schema: InputSchema,
    initial: nothing,
  });
  const given = factsOf(input);
  const facts = given ?? example;
  const today = useToday();
  // Nothing has passed in an example.
  const asOf = given ? today : '';
  const early = tooEarly(input);
  const deadlines = deadlinesOf(facts);
  const layout = layOut(facts, deadlines, asOf);
  const lines = linesOf(facts, deadlines);
  const first = deadlines.find(({ end }) => end >= asOf);
  return (
    <>
      <div className="chapter-controls deadline-controls" key={revision}>
        {lost && <LostLink />}
        <div className="deadline-ledger needs-script">
          <DateRow
            id="deadlines-death"
            label={copy.death}
            value={input.death}
            onDate={(death) => change({ death })}
            early={false}
            today={today}
          />
          <DateRow
            id="deadlines-knew"
            label={copy.knew}
            value={input.knew}
            onDate={(knew) => change({ knew })}
            hint={copy.knewHint}
            early={early.has('knew')}
            today={today}
          />
        </div>
        <PreciseFields input={input} early={early} onChange={change} />
        {given && first && (
          <AnswerLine result={RESULT}>{`${copy.next} ${dottedDate(first.end)}`}</AnswerLine>
        )}
      </div>
      <div className="chapter-body deadline-body" id={RESULT}>
        {!given && (
          <p className="deadline-example">
            <span className="font-semibold text-ink">{copy.example}</span> {copy.exampleText}
          </p>
        )}
        <Line facts={facts} layout={layout} />
        <DeadlineList facts={facts} deadlines={deadlines} today={asOf} inWords={layout.inWords} />
        {today === '' && <TermsTable />}
        <p className="deadline-early text-muted">{copy.early}</p>
        {given && (
          <Actions calculator="deadlines" input={input} facts={lines}>
            <CopyButton target="deadlines-text">{copy.copy}</CopyButton>
            <textarea
              className="actions-link field"
              id="deadlines-text"
              readOnly
              tabIndex={-1}
              aria-label={copy.copyLabel}
              value={[...lines, copy.disclaimer].join('\n')}
            />
            <SaveCalendar deadlines={deadlines.filter(({ end }) => end >= asOf)} />
          </Actions>
        )}
        <Disclaimer leftOut={copy.temporary} />
        {given && first && (
          <Announcement
            text={copy.announcement(
              deadlines.length,
              `${dayInWords(first.end)}, ${rulePhrases[first.rule.id].name}`,
            )}
          />
        )}
      </div>
    </>
  );
}
