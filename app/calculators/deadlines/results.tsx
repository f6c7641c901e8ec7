import { dayInWords } from '#app/law/day-in-words.ts';
import { type Deadline, deadlinesOf } from '#app/law/deadlines/deadlines.ts';
import type { CalendarDate } from '#app/law/family.ts';
import { earlierLaw } from '#app/law/governing-law.ts';
import { Actions } from '../result/actions.tsx';
import { Announcement } from '../result/announcement.tsx';
import { notComputed } from '../result/earlier-law.ts';
import { NotComputedNotice } from '../result/not-computed.tsx';
import { useMedia } from '../state/use-in-browser.ts';
import { missedInWords, type TermsAround } from './around.ts';
import { copy } from './copy.ts';
import { DeadlineList } from './deadline-list.tsx';
import { linesOf } from './in-words.ts';
import { deadlineFactsOf, example, type Input } from './input.ts';
import { Line } from './line.tsx';
import { layOut } from './line-layout.ts';
import { rulePhrases } from './rule-phrases.ts';
import { SaveCalendar } from './save-calendar.tsx';
import { SendDates } from './send-dates.tsx';

interface ResultsProps {
  input: Input;
  /** Empty until the browser knows it. */
  today: CalendarDate;
  around: TermsAround;
}

/** The terms on the line and in words, with their actions. Shows an example until a date of death is entered. */
export function Results({ input, today, around }: ResultsProps) {
  const given = deadlineFactsOf(input);
  const facts = given ?? example;
  // No term of the example has passed.
  const asOf = given ? today : '';
  const deadlines = deadlinesOf(facts);
  // Narrower windows show the list alone.
  const layout = useMedia('(width >= 75rem)') === false ? null : layOut(facts, deadlines, asOf);
  const law = earlierLaw(facts);
  const leftOut = law && notComputed('deadlines', law);
  const lines = [...linesOf(facts, deadlines), ...(leftOut ? [leftOut.whole] : [])];
  const missed = around.missed.map(missedInWords);
  return (
    <>
      {!given && (
        <p className="deadline-example">
          <span className="font-semibold text-ink">{copy.example}</span>{' '}
          <span>{copy.exampleText}</span>
        </p>
      )}
      {leftOut && (
        <div className="mb-7">
          <NotComputedNotice why={leftOut} />
        </div>
      )}
      {missed.map(({ title, text }) => (
        <p key={title} className="deadline-missed">
          <strong>{title}</strong> <span>{text}</span>
        </p>
      ))}
      {/* After a declaration of absence the terms may lie years beyond the line of the death. */}
      {layout && layout.labels.length + layout.bare.length > 0 && (
        <Line facts={facts} layout={layout} />
      )}
      <DeadlineList facts={facts} deadlines={deadlines} today={asOf} inWords={layout?.inWords} />
      <p className="deadline-early text-muted">{copy.early}</p>
      {given && (
        <Actions calculator="deadlines" code={input} facts={lines}>
          <SendDates
            id="deadlines-text"
            lines={[...linesOf(facts, deadlines, asOf), ...(leftOut ? [leftOut.whole] : [])]}
          />
          <SaveCalendar
            load={async () => {
              const { calendarFile } = await import('./calendar-file.ts');
              const coming = deadlines.filter(({ end }) => end >= asOf);
              return (host, now) => calendarFile(coming, host, now);
            }}
          />
        </Actions>
      )}
      <Announcement
        text={[
          leftOut?.whole,
          ...missed.flatMap(({ title, text }) => [title, text]),
          announcementOf(deadlines, around.next),
        ]
          .filter(Boolean)
          .join(' ')}
      />
    </>
  );
}

function announcementOf(deadlines: readonly Deadline[], first: Deadline | undefined): string {
  if (!first) return '';
  const words = `${dayInWords(first.end)}, ${rulePhrases[first.rule.id].name}`;
  return copy.announcement(deadlines.length, words);
}
