import { useId, useState } from 'react';
import { daysBetween } from '#app/law/calendar.ts';
import type { Deadline } from '#app/law/deadlines/deadlines.ts';
import type { DeadlineFacts } from '#app/law/deadlines/starts.ts';
import { dottedDate } from '#app/law/dotted-date.ts';
import type { CalendarDate } from '#app/law/family.ts';
import { weekdayName } from '#app/law/korean-words.ts';
import { citationText } from '../result/phrases.ts';
import { daysLeft } from '../result/short-answer.ts';
import { copy } from './copy.ts';
import { notesOf } from './notes.ts';
import { basisText } from './phrases.ts';
import { rulePhrases } from './rule-phrases.ts';

interface DeadlineListProps {
  facts: DeadlineFacts;
  deadlines: readonly Deadline[];
  today: CalendarDate;
  /** Ids of the terms that the drawing leaves out; undefined without a drawing. */
  inWords: ReadonlySet<string> | undefined;
}

/** Number of coming terms shown at first below 1200 px, where each takes a paragraph. */
const FIRST = 5;

/** Number of days before its end from which a term shows the days left. */
const COUNTED = 366;

/**
 * Every term in words, sorted by last day. Below 1200 px the list has its own vertical line. From 1200 px it
 * follows the drawing and visibly shows only what the drawing leaves out.
 */
export function DeadlineList({ facts, deadlines, today, inWords }: DeadlineListProps) {
  const { death, knew, absenceDeclared } = facts;
  const listId = useId();
  const [all, setAll] = useState(false);
  // Passed terms are always shown, because they may still require action.
  const further = new Set(deadlines.filter(({ end }) => end >= today).slice(FIRST));
  return (
    <>
      <h3 className="deadline-rest font-serif font-semibold text-ink t2">{copy.alsoKnow}</h3>
      <ol className="deadline-list" id={listId} data-all={all || undefined}>
        <Event day={death} words={copy.death} />
        {absenceDeclared && <Event day={absenceDeclared} words={copy.dates.absenceDeclared} />}
        {knew !== death && knew !== absenceDeclared && <Event day={knew} words={copy.knew} known />}
        {deadlines.map((deadline) => (
          <Item
            key={deadline.rule.id}
            deadline={deadline}
            today={today}
            inWords={inWords?.has(deadline.rule.id) ?? false}
            further={further.has(deadline)}
          />
        ))}
      </ol>
      {further.size > 0 && (
        <p className="deadline-all needs-script">
          <button
            className="link"
            type="button"
            aria-expanded={all}
            aria-controls={listId}
            onClick={() => setAll(!all)}
          >
            {all ? copy.showFirst : copy.showAll(deadlines.length)}
          </button>
        </p>
      )}
    </>
  );
}

function Event({ day, words, known }: { day: CalendarDate; words: string; known?: boolean }) {
  return (
    <li className="deadline-start" data-known={known}>
      <Day day={day} />
      <p>{words}</p>
    </li>
  );
}

interface ItemProps {
  deadline: Deadline;
  today: CalendarDate;
  inWords: boolean;
  /** Whether it is shown only on request. */
  further: boolean;
}

function Item({ deadline, today, inWords, further }: ItemProps) {
  const { rule, end, basis } = deadline;
  const { name, where } = rulePhrases[rule.id];
  const passed = today > end;
  const notes = notesOf(deadline, passed);
  const isCounted = today !== '' && !passed && daysBetween(today, end) <= COUNTED;
  const said = inWords || passed || notes.some(({ always }) => always);
  return (
    <li
      className="deadline"
      data-passed={passed || undefined}
      data-said={said || undefined}
      data-further={further || undefined}
    >
      <Day day={end} passed={passed} left={isCounted ? daysLeft(end, today) : undefined} />
      <div>
        <p className="font-semibold text-ink">{name}</p>
        <p>{`${basisText(basis)}, ${where}`}</p>
        <p className="text-muted t1">{citationText(rule.articles)}</p>
      </div>
      <div className="deadline-notes text-muted">
        {notes.map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </li>
  );
}

interface DayProps {
  day: CalendarDate;
  passed?: boolean;
  /** Days left, which paper leaves out: it is read on later days. */
  left?: string | undefined;
}

function Day({ day, passed, left }: DayProps) {
  return (
    <p className="deadline-date">
      <time className="t3" dateTime={day}>
        {dottedDate(day)}
      </time>{' '}
      <span className="text-muted">{weekdayName(day)}</span>{' '}
      {passed && <span className="deadline-passed text-muted">{copy.passed}</span>}
      {left && <span className="deadline-left text-muted print:hidden">{left}</span>}
    </p>
  );
}
