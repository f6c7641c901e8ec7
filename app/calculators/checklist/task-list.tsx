import { dottedDate, dottedMonthDay } from '#app/law/dotted-date.ts';
import { weekdayName } from '#app/law/korean-words.ts';
import { copy } from './copy.ts';
import { type Checklist, inRows, type ListedTask } from './list.ts';
import { words } from './list-copy.ts';
import { type RowState, TaskRow } from './task-row.tsx';
import { useList } from './use-list.ts';

/** The tasks on their line: the death, what has passed, today, what is coming, and what has no date. */
export function TaskList({ list }: { list: Checklist }) {
  const { death, today, past, coming, undated, done } = list;
  const { facts } = useList();
  if (!death) {
    return (
      <ol className="todo-list">
        <li className="todo-row" data-state="death">
          <p className="todo-day">
            <span>{words.died}</span>
          </p>
        </li>
        <Rows tasks={[...undated, ...coming]} state="plain" />
        <Rows tasks={done} state="done" />
      </ol>
    );
  }
  const asked = undated.filter(({ asks }) => asks);
  const later = undated.filter(({ asks }) => !asks);
  const before = [...done, ...past].sort((one, other) => endOf(one).localeCompare(endOf(other)));
  return (
    <ol className="todo-list">
      <li className="todo-row" data-state="death">
        <p className="todo-day">
          <time className="t3" dateTime={death}>
            {dottedDate(death)}
          </time>{' '}
          <span className="text-muted">{weekdayName(death)}</span>
        </p>
        <p className="todo-main">{words.died}</p>
      </li>
      {before.map((one) => (
        <TaskRows key={one.task.id} one={one} isDone={done.includes(one)} />
      ))}
      {today && (
        <li className="todo-row" data-state="today">
          <p className="todo-day">
            <strong className="font-semibold text-ink">{words.today}</strong>{' '}
            <time dateTime={today}>{`${dottedMonthDay(today)} ${weekdayName(today)}`}</time>
          </p>
        </li>
      )}
      <Decision done={facts.done ?? []} />
      <Rows tasks={asked} state="open" />
      <Rows tasks={coming} state="coming" />
      {later.length > 0 && (
        <li className="todo-row" data-state="branch">
          <p className="todo-day">{words.undated}</p>
        </li>
      )}
      <Rows tasks={later} state="undated" />
    </ol>
  );
}

function Rows({ tasks, state }: { tasks: readonly ListedTask[]; state: RowState }) {
  return inRows(tasks).map((row) => <TaskRow key={row.tasks[0].task.id} row={row} state={state} />);
}

function TaskRows({ one, isDone }: { one: ListedTask; isDone: boolean }) {
  return <TaskRow row={{ title: one.task.title, tasks: [one] }} state={isDone ? 'done' : 'past'} />;
}

/** The wait for the order of the court, once a renunciation or a limited acceptance was filed. */
function Decision({ done }: { done: readonly string[] }) {
  const says = done.includes('renounce')
    ? copy.decision.renounced
    : done.includes('limited') && copy.decision.limited;
  if (!says) return null;
  return (
    <li className="todo-row" data-state="open">
      <p className="todo-day" />
      <div className="todo-main">
        <p className="todo-title">{copy.decision.title}</p>
        <p>{`${copy.decision.time} ${says}`}</p>
      </div>
    </li>
  );
}

function endOf({ term }: ListedTask): string {
  return term?.end ?? '9999';
}
