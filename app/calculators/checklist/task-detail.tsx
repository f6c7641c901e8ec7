import { dayInWords } from '#app/law/day-in-words.ts';
import { dottedDate } from '#app/law/dotted-date.ts';
import { requestLink } from '#app/ui/copy.ts';
import { tied } from '#app/ui/tied.ts';
import ArrowIcon from '~icons/lucide/arrow-right';
import { copy as calculators } from '../copy.ts';
import { citationText } from '../result/phrases.ts';
import { copy } from './copy.ts';
import type { ListedTask } from './list.ts';
import { words } from './list-copy.ts';
import type { ListTask } from './list-task.ts';
import { countedBy, countedText, postText, safeText } from './phrases.ts';
import { TaskWhere } from './task-court.tsx';
import { TaskPapers } from './task-papers.tsx';
import { termInWords } from './term-words.ts';
import { useList } from './use-list.ts';
import { wonText } from './won-text.ts';

const { task: labels } = words;

/** All that a family needs for one task. */
export function TaskDetail({ one }: { one: ListedTask }) {
  const { task } = one;
  const { askFirst = [], notes = [], family, verified, reviewed } = task;
  return (
    <div className="todo-detail">
      <div>
        <p>{task.why}</p>
        <Until one={one} />
        <TaskWhere task={task} />
        <Costs task={task} />
        <Dont task={task} />
      </div>
      <div>
        <TaskPapers task={task} />
        {askFirst.length > 0 && (
          <div className="todo-part">
            <p className="todo-head">{labels.askFirst}</p>
            <ul className="todo-lines">
              {askFirst.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        )}
        {notes.length > 0 && (
          <div className="todo-part">
            <p className="todo-head">{labels.notes}</p>
            <ul className="todo-lines">
              {notes.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <div className="todo-whole">
        <Ways task={task} />
        {family && <p className="todo-part">{family}</p>}
        <p className="text-muted t1">{task.basis}</p>
        {verified !== 'text' && <p className="text-muted">{labels.unsure}</p>}
        {reviewed && (
          <p className="text-muted">{labels.reviewed(reviewed.by, dottedDate(reviewed.on))}</p>
        )}
      </div>
    </div>
  );
}

function Until({ one: { task, term, daysLeft } }: { one: ListedTask }) {
  const { today } = useList();
  if (!term) {
    const text = termInWords(task);
    return (
      text && (
        <div className="todo-part">
          <p className="todo-head">{labels.until}</p>
          <p>{text}</p>
        </div>
      )
    );
  }
  const safe = safeText(term);
  const post = postText(term, today);
  return (
    <div className="todo-part">
      <p className="todo-head">{labels.until}</p>
      <p>
        <span className="t3 whitespace-nowrap">{dayInWords(term.end)}</span>{' '}
        {daysLeft !== undefined && daysLeft >= 0 && (
          <span className="ml-1.5">{words.left(daysLeft)}</span>
        )}
      </p>
      <p>{tied(countedText(term))}</p>
      {safe && <p className="font-semibold text-ink">{tied(safe)}</p>}
      {post && <p>{tied(post)}</p>}
      <p className="text-muted t1">{citationText(countedBy(term))}</p>
    </div>
  );
}

function Costs({ task: { costs = [] } }: { task: ListTask }) {
  const [first] = costs;
  if (!first) return null;
  const total = costs.reduce((sum, { won }) => sum + won, 0);
  const isOne = costs.length > 1 && costs.every(({ per }) => per === first.per);
  return (
    <div className="todo-part">
      <p className="todo-head">{labels.cost}</p>
      <dl className="todo-costs">
        {costs.map(({ what, won, per }) => (
          <div key={what}>
            <dt>{isOne ? what : `${what}, ${labels.per[per]}`}</dt>
            <dd>{wonText(won)}</dd>
          </div>
        ))}
        {isOne && (
          <div>
            <dt className="font-semibold text-ink">{labels.per[first.per]}</dt>
            <dd className="t3">{wonText(total)}</dd>
          </div>
        )}
      </dl>
      {costs.map(
        ({ what, note, verified, asOf }) =>
          (verified !== 'text' || note) && (
            <p key={what} className="text-muted">
              {verified === 'text' ? note : tied(`${what}: ${labels.asOf(dottedDate(asOf))}`)}
            </p>
          ),
      )}
    </div>
  );
}

/** The acts to leave alone until the court has accepted the declaration. Heirs of more property than debts may do them. */
function Dont({ task: { dont } }: { task: ListTask }) {
  const { facts, stands } = useList();
  if (!dont || facts.debts === 'less') return null;
  return (
    <div className="todo-part">
      <p className="todo-head todo-warn">{copy.dont}</p>
      <ul className="todo-dont">
        {dont.acts.map((act) => (
          <li key={act}>{act}</li>
        ))}
      </ul>
      <p>{dont.why}</p>
      <p className="text-muted t1">{dont.basis}</p>
      {stands.mayI && (
        <p>
          <a className="link" href="/may-i">
            {labels.mayI}
          </a>
        </p>
      )}
    </div>
  );
}

/** The form to fill in, and the request. */
function Ways({ task: { form } }: { task: ListTask }) {
  const { stands, offer, consultation } = useList();
  return (
    <div className="todo-part todo-ways">
      <p className="todo-head">{labels.choose}</p>
      {form && stands.forms && (
        <div>
          <p className="font-semibold text-ink">{labels.self}</p>
          <p>{labels.selfText}</p>
          <a className="button" href={`/forms#${form}`}>
            {labels.forms[form]}
          </a>
        </div>
      )}
      <div>
        <p className="font-semibold text-ink">{labels.entrust}</p>
        <p>{`${labels.entrustText} ${consultation}`}</p>
        <a className="button button-primary" href={requestLink.href} onClick={offer}>
          {calculators.request}
          <ArrowIcon className="icon" />
        </a>
      </div>
    </div>
  );
}
