import { dottedDate, dottedMonthDay } from '#app/law/dotted-date.ts';
import { weekdayName } from '#app/law/korean-words.ts';
import type { ListedTask, Row } from './list.ts';
import { words } from './list-copy.ts';
import { OwnDay } from './own-day.tsx';
import { TaskDetail } from './task-detail.tsx';
import { Leaves } from './task-papers.tsx';
import { termInWords } from './term-words.ts';
import { useList } from './use-list.ts';

/** `open`: a day is missing that the visitor knows. `plain`: no day of death is known. */
export type RowState = 'past' | 'open' | 'coming' | 'undated' | 'plain' | 'done';

/** A line of the list: its day, and its tasks, which unfold in place. */
export function TaskRow({ row, state }: { row: Row; state: RowState }) {
  const { facts, today, revision, change } = useList();
  const { title, tasks } = row;
  const [first, ...others] = tasks;
  const { term, daysLeft, asks, task } = first;
  const says = [...new Set(tasks.flatMap((one) => one.says))];
  const isDone = state === 'done';
  return (
    <li className="todo-row" data-state={state}>
      <RowDay state={state} end={term?.end} words={state === 'plain' ? termInWords(task) : ''} />
      <div className="todo-main">
        <p className="todo-title">{title}</p>
        {!isDone && (
          <>
            <p>{says.join(' ') || task.why}</p>
            {state !== 'plain' && task.form && <Leaves task={task} />}
          </>
        )}
        {asks && (
          <OwnDay
            key={`${asks}-${revision}`}
            asked={asks}
            id={`case-${asks}-${task.id}`}
            facts={facts}
            today={today}
            onChange={change}
          />
        )}
      </div>
      <p className="todo-left">
        {isDone
          ? words.isDone
          : state === 'past'
            ? words.passed
            : state === 'coming' && daysLeft !== undefined && words.left(daysLeft)}
      </p>
      <div className="todo-tasks">
        {[first, ...others].map((one) => (
          <TaskUnfold key={one.task.id} one={one} isOnly={others.length === 0} isDone={isDone} />
        ))}
      </div>
    </li>
  );
}

interface UnfoldProps {
  one: ListedTask;
  /** Whether the row has no other task. */
  isOnly: boolean;
  isDone: boolean;
}

function TaskUnfold({ one, isOnly, isDone }: UnfoldProps) {
  const { task } = one;
  return (
    <>
      <details className="todo-unfold" id={task.id}>
        <summary>
          <span className="link">{isOnly ? words.how : words.howTo(task.title)}</span>
          <span className="accordion-sign" />
        </summary>
        <TaskDetail one={one} />
        {!isDone && <DoneTick one={one} isDone={false} />}
      </details>
      {isDone && <DoneTick one={one} isDone />}
    </>
  );
}

function DoneTick({ one: { task }, isDone }: Omit<UnfoldProps, 'isOnly'>) {
  const { finish } = useList();
  return (
    <label className="todo-done needs-script">
      <input
        className="checkbox"
        type="checkbox"
        id={`done-${task.id}`}
        checked={isDone}
        onChange={({ currentTarget }) => finish(task.id, currentTarget.checked)}
      />
      <span>{words.finished(task.short)}</span>
    </label>
  );
}

interface RowDayProps {
  state: RowState;
  end: string | undefined;
  /** The term in words, where no day can be counted. */
  words: string;
}

function RowDay({ state, end, words: text }: RowDayProps) {
  if (!end) return <p className="todo-day">{text && <span className="t3">{text}</span>}</p>;
  const isOver = state === 'past' || state === 'done';
  return (
    <p className="todo-day">
      <time className="t3" dateTime={end}>
        {isOver ? dottedMonthDay(end) : dottedDate(end)}
      </time>{' '}
      <span className="text-muted">{weekdayName(end)}</span>
    </p>
  );
}
