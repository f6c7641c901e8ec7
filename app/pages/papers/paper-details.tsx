import type { ReactNode } from 'react';
import { type Paper, paperById, paperName, shownPapers } from '#app/firm/view/papers.ts';
import { hasAnchor } from '#app/firm/view/tasks.ts';
import ArrowIcon from '~icons/lucide/arrow-right';
import ExternalIcon from '~icons/lucide/external-link';
import { Citation } from '../parts/citation.tsx';
import { papersPage as copy } from './copy.ts';
import { tasksOf } from './paper-tasks.ts';

/** Everything about a paper: its use, what to say at the counter, how to get it, and what needs it. */
export function PaperDetails({ paper }: { paper: Paper }) {
  const { purpose, say, verified, basis, together = [] } = paper;
  const others = together.filter((id) => shownPapers.has(id)).map((id) => paperById(id));
  return (
    <>
      <p className="paper-purpose">{purpose}</p>
      {say && (
        <div className="paper-say">
          <p>{copy.say}</p>
          <p className="t4">“{say}”</p>
        </div>
      )}
      <div className="paper-columns">
        <div>
          <Facts paper={paper} />
          {!verified && <p className="paper-unread">{copy.unread}</p>}
          <p className="row-basis">
            <Citation text={basis} />
          </p>
        </div>
        <div className="paper-uses">
          <Tasks id={paper.id} />
          {others.length > 0 && (
            <>
              <h4 className="t3">{copy.together}</h4>
              <ul className="link-rows">
                {others.map((other) => (
                  <li key={other.id}>
                    <a className="link-only" href={`#${other.id}`}>
                      <span className="link-text">{paperName(other)}</span>
                      <ArrowIcon />
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </>
  );
}

function Facts({ paper }: { paper: Paper }) {
  const { mustShow, where, online, who, bring, fees = [], fresh, aliases = [] } = paper;
  const { terms } = copy;
  return (
    <dl className="paper-facts">
      <Fact term={terms.mustShow}>{mustShow}</Fact>
      <Fact term={terms.where}>{where}</Fact>
      {online && (
        <Fact term={terms.online}>
          {online.text}
          {online.site && (
            <a className="link paper-site" href={online.site.href}>
              {copy.onSite(online.site.text)}
              <ExternalIcon />
            </a>
          )}
        </Fact>
      )}
      {who && <Fact term={terms.who}>{who}</Fact>}
      {bring && <Fact term={terms.bring}>{bring}</Fact>}
      {fees.length > 0 && (
        <Fact term={terms.fee}>
          {fees.map((fee) => (
            <Fee key={fee.place} {...fee} />
          ))}
        </Fact>
      )}
      {fresh && <Fact term={terms.fresh}>{fresh}</Fact>}
      {aliases.length > 0 && (
        <Fact term={terms.aliases}>
          {aliases.map((alias, index) => (
            <span key={alias}>
              {index > 0 && ', '}
              <span data-alias="">{alias}</span>
            </span>
          ))}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Fee({ place, won, note, verified, asOf }: NonNullable<Paper['fees']>[number]) {
  return (
    <span className="paper-fee">
      {copy.fee.at(place, feeText(won))}
      {note && ` (${note})`}
      {!verified && asOf && <span className="text-muted"> {copy.fee.unread(asOf)}</span>}
    </span>
  );
}

/** A fee in words: 1,000원, or 수수료 없음. */
export function feeText(won: number): string {
  return won === 0 ? copy.fee.none : copy.fee.won(won);
}

/** The tasks that need a paper. They are links if the site shows the list of tasks. */
function Tasks({ id }: { id: string }) {
  const tasks = tasksOf(id);
  if (tasks.length === 0) return null;
  return (
    <>
      <h4 className="t3">{copy.tasks}</h4>
      <ul className="link-rows paper-tasks">
        {tasks.map((task) => (
          <li key={task.id}>
            {hasAnchor(task.id) ? (
              <a className="link-only" href={`/checklist#${task.id}`}>
                <span className="link-text" data-task="">
                  {task.title}
                </span>
                <ArrowIcon />
              </a>
            ) : (
              <p data-task="">{task.title}</p>
            )}
            {task.who && <p className="text-muted">{task.who}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
