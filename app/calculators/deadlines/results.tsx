import { type Deadline, deadlinesOf } from '#app/law/deadlines/deadlines.ts';
import type { CalendarDate } from '#app/law/family.ts';
import { CopyButton } from '#app/ui/copy/copy.tsx';
import { Actions } from '../parts/actions.tsx';
import { Announcement } from '../parts/announcement.tsx';
import { isFuture } from '../parts/use-today.ts';
import { copy } from './copy.ts';
import { DeadlineList } from './deadline-list.tsx';
import { dayInWords, linesOf } from './in-words.ts';
import { example, factsOf, type Input } from './input.ts';
import { Line } from './line.tsx';
import { layOut } from './line-layout.ts';
import { rulePhrases } from './rule-phrases.ts';
import { SaveCalendar } from './save-calendar.tsx';

interface ResultsProps {
  input: Input;
  /** Empty: not known yet. */
  today: CalendarDate;
}

/** The terms on the line and in words, and what can be done with them; of an example while no death is given. */
export function Results({ input, today }: ResultsProps) {
  const given = factsOf(input);
  const facts = given ?? example;
  // Nothing has passed in an example.
  const asOf = given ? today : '';
  const deadlines = deadlinesOf(facts);
  const layout = layOut(facts, deadlines, asOf);
  const lines = linesOf(facts, deadlines);
  const first = nextDeadline(input, today);
  return (
    <>
      {!given && (
        <p className="deadline-example">
          <span className="font-semibold text-ink">{copy.example}</span>{' '}
          <span>{copy.exampleText}</span>
        </p>
      )}
      <Line facts={facts} layout={layout} />
      <DeadlineList facts={facts} deadlines={deadlines} today={asOf} inWords={layout.inWords} />
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
      {first && (
        <Announcement
          text={copy.announcement(
            deadlines.length,
            `${dayInWords(first.end)}, ${rulePhrases[first.rule.id].name}`,
          )}
        />
      )}
    </>
  );
}

/** The first term that has not ended; undefined where no death, or one to come, was put in. */
export function nextDeadline(input: Input, today: CalendarDate): Deadline | undefined {
  const facts = factsOf(input);
  if (!facts || isFuture(facts.death, today)) return undefined;
  return deadlinesOf(facts).find(({ end }) => end >= today);
}
