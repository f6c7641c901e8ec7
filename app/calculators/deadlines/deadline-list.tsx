import { dottedDate } from '#app/content/dotted-date.ts';
import type { Deadline } from '#app/law/deadlines/deadlines.ts';
import type { DeadlineFacts } from '#app/law/deadlines/starts.ts';
import type { CalendarDate } from '#app/law/family.ts';
import { weekdayName } from '../parts/weekday.ts';
import { copy } from './copy.ts';
import { notesOf } from './notes.ts';
import { basisText } from './phrases.ts';
import { rulePhrases } from './rule-phrases.ts';

interface DeadlineListProps {
  facts: DeadlineFacts;
  deadlines: readonly Deadline[];
  today: CalendarDate;
  /** Ids of those that the drawing does not hold. */
  inWords: Set<string>;
}

/**
 * Every term in words, by its last day. Below 1200 px it hangs on a line of its own; above, where the
 * drawing stands over it, only what the drawing cannot say is seen.
 */
export function DeadlineList({ facts, deadlines, today, inWords }: DeadlineListProps) {
  const { death, knew } = facts;
  return (
    <>
      <h3 className="deadline-rest font-serif font-semibold text-ink t2">{copy.alsoKnow}</h3>
      <ol className="deadline-list">
        <Event day={death} words={copy.death} />
        {knew !== death && <Event day={knew} words={copy.knew} known />}
        {deadlines.map((deadline) => (
          <Item
            key={deadline.rule.id}
            deadline={deadline}
            today={today}
            inWords={inWords.has(deadline.rule.id)}
          />
        ))}
      </ol>
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
}

function Item({ deadline, today, inWords }: ItemProps) {
  const { rule, end, basis } = deadline;
  const { name, where } = rulePhrases[rule.id];
  const passed = today > end;
  const notes = notesOf(deadline, passed);
  const said = inWords || passed || notes.some(({ always }) => always);
  return (
    <li className="deadline" data-passed={passed || undefined} data-said={said || undefined}>
      <Day day={end} passed={passed} />
      <div>
        <p className="font-semibold text-ink">{name}</p>
        <p className="t1">{basisText(basis)}</p>
        <p className="text-muted t1">
          {rule.articles.join(', ')}, {where}
        </p>
      </div>
      <div className="deadline-notes text-muted t1">
        {notes.map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </li>
  );
}

function Day({ day, passed }: { day: CalendarDate; passed?: boolean }) {
  return (
    <p className="deadline-date">
      <time className="t3" dateTime={day}>
        {dottedDate(day)}
      </time>{' '}
      <span className="text-muted t1">{weekdayName(day)}</span>{' '}
      {passed && <span className="deadline-passed text-muted t1">{copy.passed}</span>}
    </p>
  );
}
