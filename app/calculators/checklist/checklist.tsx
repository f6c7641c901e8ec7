import { useEffect, useMemo, useState } from 'react';
import { lawAsOf } from '#app/law/amendments.ts';
import type { CaseFacts } from '#app/law/case-facts.ts';
import { dayInWords } from '#app/law/day-in-words.ts';
import { dottedDate } from '#app/law/dotted-date.ts';
import { tied } from '#app/ui/tied.ts';
import { copy as calculators } from '../copy.ts';
import { CaseNote } from '../state/case-note.tsx';
import { offerFacts } from '../state/offer-facts.ts';
import { useToday } from '../state/use-today.ts';
import { AnswerLedger, AnswerLine } from './answers.tsx';
import { copy } from './copy.ts';
import { headline, nextOf } from './headline.ts';
import { KeepList } from './keep-list.tsx';
import { LinkNote } from './link-note.tsx';
import { type Checklist as List, tasksFor } from './list.ts';
import { ListContext, type ListData } from './list-context.ts';
import { words } from './list-copy.ts';
import type { ListTask } from './list-task.ts';
import { offeredLines } from './offered-lines.ts';
import { Questions } from './questions.tsx';
import { secondSentences } from './second-sentence.ts';
import { Sheet } from './sheet.tsx';
import { TaskList } from './task-list.tsx';
import { useFacts } from './use-facts.ts';
import { useView, viewId } from './use-view.ts';

export interface ChecklistProps extends ListData {
  tasks: readonly ListTask[];
}

const SHEET = 'sheet-of-tasks';

/** 내 할 일: six questions, then the tasks of the case by their dates. */
export function Checklist({ tasks, ...data }: ChecklistProps) {
  const source = useFacts();
  const { facts, isLink, revision, change } = source;
  // An answer must not turn the page from the questions to the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only facts that did not come from the fields
  const hasCase = useMemo(() => facts.death !== undefined, [revision]);
  const { view, stay, restart } = useView(hasCase);
  const today = useToday('checklist');
  const list = tasksFor(facts, tasks, today);
  const isList = view === 'list';
  const [told, setTold] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the function is of each render, and the same
  useEffect(() => {
    const end = new AbortController();
    document.addEventListener('input:cleared', restart, { signal: end.signal });
    return () => end.abort();
  }, []);

  function answer(part: Parameters<typeof change>[0]): void {
    stay();
    change(part);
  }

  function finish(id: string, isDone: boolean): void {
    const others = (facts.done ?? []).filter((one) => one !== id);
    change({ done: isDone ? [...others, id] : others });
    const title = tasks.find((task) => task.id === id)?.title ?? '';
    setTold(isDone ? words.moved(title) : words.movedBack(title));
    // The row has moved, and its tick with it.
    requestAnimationFrame(() =>
      document.getElementById(`done-${id}`)?.focus({ preventScroll: true }),
    );
  }

  const state = {
    ...data,
    facts,
    today,
    revision,
    change,
    finish,
    offer: () => offerFacts(offeredLines(facts, tasks, today)),
  };
  return (
    <ListContext value={state}>
      <div
        className="chapter calculator todo"
        data-view={isList ? 'list' : 'questions'}
        data-step={isList ? undefined : view}
        data-dated={list.death ? '' : undefined}
      >
        <div className="todo-body">
          {isLink && isList && <LinkNote source={source} />}
          {source.isLost && <p className="trouble">{words.link.lost}</p>}
          {!isLink && (
            <CaseNote
              origin="own"
              hasFollowed={source.hasFollowed}
              filled={[]}
              empty={() => {}}
              toOwn={source.toOwn}
            />
          )}
          <h1 className="t5" id={viewId('list')} tabIndex={-1}>
            {isList ? tied(headline(list)) : words.begin}
          </h1>
          <div className="todo-ask" key={revision}>
            <p className="page-intro">{words.beginText}</p>
            <Questions
              facts={facts}
              today={today}
              step={isList ? 'death' : view}
              courts={data.courts}
              abroad={data.abroad}
              onChange={answer}
            />
          </div>
          <div className="todo-result">
            <Intro list={list} facts={facts} />
            <AnswerLine facts={facts} />
            <TaskList list={list} />
            <p className="todo-end">{copy.notAll}</p>
            <p className="todo-end text-muted">{words.asOf(dottedDate(lawAsOf))}</p>
            <KeepList list={list} tasks={tasks} sheet={SHEET} isLink={isLink} />
          </div>
          <Sheet id={SHEET} list={list} />
          <p className="sr-only" role="status">
            {told}
          </p>
        </div>
        <aside className="todo-margin needs-script" aria-label={words.margin}>
          {isList ? <AnswerLedger facts={facts} /> : <NextUp list={list} />}
        </aside>
      </div>
    </ListContext>
  );
}

function Intro({ list, facts }: { list: List; facts: CaseFacts }) {
  if (list.death) return <p className="page-intro">{secondSentences(list, facts).join(' ')}</p>;
  return (
    <>
      <p className="page-intro needs-script">
        <span>{list.future ? calculators.deathQuestion.future : words.noDate}</span>{' '}
        <a className="link" href={`#${viewId('death')}`}>
          {words.enterDate}
        </a>
      </p>
      <p className="page-intro only-without-script">{words.noScript}</p>
    </>
  );
}

/** The next task, in the margin while the visitor answers. */
function NextUp({ list }: { list: List }) {
  const next = list.death ? nextOf(list.coming) : undefined;
  return (
    <div className="todo-next">
      {next?.term && (
        <div>
          <p className="text-muted">{words.nextUp}</p>
          <p className="t3">{next.task.title}</p>
          <p className="todo-next-day">{dayInWords(next.term.end)}</p>
        </div>
      )}
      <p>{words.private}</p>
    </div>
  );
}
