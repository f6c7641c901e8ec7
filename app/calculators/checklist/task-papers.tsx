import { dottedDate } from '#app/law/dotted-date.ts';
import { tied } from '#app/ui/tied.ts';
import { Unbroken } from '#app/ui/unbroken.tsx';
import ArrowIcon from '~icons/lucide/arrow-right';
import { words } from './list-copy.ts';
import type { ListTask } from './list-task.ts';
import { feesOf, papersOf } from './papers-of.ts';
import { useList } from './use-list.ts';
import { wonText } from './won-text.ts';

const { task: copy } = words;

/** The papers of a task, each with a tick that is kept with the case. */
export function TaskPapers({ task }: { task: ListTask }) {
  const { facts, papers, stands, change } = useList();
  const needed = papersOf(task, facts);
  if (needed.length === 0) return null;
  const inHand = new Set(facts.papers);
  const sum = feesOf(needed, papers);
  const have = needed.filter(({ id }) => inHand.has(id)).length;

  function tick(id: string, yes: boolean): void {
    const others = (facts.papers ?? []).filter((one) => one !== id);
    change({ papers: yes ? [...others, id] : others });
  }

  return (
    <div className="todo-part todo-papers">
      <p className="todo-head">
        <span>{copy.papers}</span>
        <span className="needs-script">{copy.inHand(have, needed.length)}</span>
      </p>
      <ul>
        {needed.map(({ id, who }) => {
          const { name = id, line = '', copies = 1 } = papers[id] ?? {};
          return (
            <li key={id}>
              <label>
                <input
                  className="checkbox needs-script"
                  type="checkbox"
                  name={`${task.id}-${id}`}
                  checked={inHand.has(id)}
                  onChange={({ currentTarget }) => tick(id, currentTarget.checked)}
                />
                <span>
                  <span className="todo-paper">
                    {copies > 1 ? `${name} ${copy.copies(copies)}` : name}
                  </span>{' '}
                  <span className="text-muted">
                    <Unbroken text={who ? `${copy.more(who)} ${line}` : line} />
                  </span>
                </span>
              </label>
              {stands.papers && (
                <a href={`/papers#${id}`} className="todo-arrow">
                  <ArrowIcon className="icon" />
                  <span className="sr-only">{copy.about(name)}</span>
                </a>
              )}
            </li>
          );
        })}
      </ul>
      {sum && <p>{copy.sum(wonText(sum.won), sum.copies)}</p>}
      {sum?.asOf && <p className="text-muted">{tied(copy.sumAsOf(dottedDate(sum.asOf)))}</p>}
    </div>
  );
}

/** A leaf for each paper of a task, yellow for those in hand. */
export function Leaves({ task }: { task: ListTask }) {
  const { facts } = useList();
  const needed = papersOf(task, facts);
  const have = needed.filter(({ id }) => facts.papers?.includes(id)).length;
  if (have === 0) return null;
  return (
    <>
      <p>{words.task.hand(have, needed.length)}</p>
      <p className="todo-leaves" aria-hidden="true">
        {needed.map(({ id }) => (
          <i key={id} data-have={facts.papers?.includes(id) || undefined} />
        ))}
      </p>
    </>
  );
}
