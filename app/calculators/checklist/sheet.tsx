import { lawAsOf } from '#app/law/amendments.ts';
import { dayInWords } from '#app/law/day-in-words.ts';
import { dottedDate } from '#app/law/dotted-date.ts';
import { answerLine } from './case-words.ts';
import { copy } from './copy.ts';
import { type Checklist, inRows, type Row } from './list.ts';
import { words } from './list-copy.ts';
import { papersOf } from './papers-of.ts';
import { courtOfCase } from './place-question.tsx';
import { secondSentences } from './second-sentence.ts';
import { useList } from './use-list.ts';
import { wonText } from './won-text.ts';

const { sheet: labels } = words;

/** The list on one sheet of paper, with boxes to tick and without names. */
export function Sheet({ id, list }: { id: string; list: Checklist }) {
  const { facts, today, papers } = useList();
  const { death, past, coming, undated, done } = list;
  if (!death) return null;
  const files = [...coming, ...undated].find(({ task }) => task.dont && task.costs);
  const warns = facts.debts === 'less' ? undefined : files?.task.dont;
  const needed = files ? papersOf(files.task, facts).filter(({ who }) => !who) : [];
  return (
    <div className="sheet-of-tasks" id={id}>
      <header>
        <p className="sheet-title">{labels.title}</p>
        <p>
          <span>
            {[`${words.died} ${dayInWords(death)}`, answerLine(facts)]
              .filter(Boolean)
              .join('\u00a0· ')}
          </span>
          <span>{today && labels.printed(dottedDate(today))}</span>
        </p>
      </header>
      <p className="sheet-second">{secondSentences(list, facts).join(' ')}</p>
      <ul className="sheet-rows">
        {inRows(done).map((row) => (
          <SheetRow key={row.tasks[0].task.id} row={row} says={words.isDone} isDone />
        ))}
        {inRows(past).map((row) => (
          <SheetRow key={row.tasks[0].task.id} row={row} says={labels.passed} />
        ))}
        {inRows(coming).map((row) => (
          <SheetRow key={row.tasks[0].task.id} row={row} says={sheetText(row)} />
        ))}
      </ul>
      {undated.length > 0 && (
        <>
          <h2>{words.undated}</h2>
          <ul className="sheet-undated">
            {inRows(undated).map(({ title, tasks: [{ task }] }) => (
              <li key={task.id}>
                <span>{title}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {files && needed.length > 0 && (
        <>
          <h2>{labels.papersOf(files.task.title)}</h2>
          <ul className="sheet-papers">
            {needed.map(({ id: paper }) => (
              <li key={paper} data-have={facts.papers?.includes(paper) || undefined}>
                <span>{papers[paper]?.name}</span>
                <span className="text-muted">{papers[paper]?.line}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {warns && (
        <>
          <h2>{copy.dont}</h2>
          <p>{warns.acts.join(labels.dontLine)}</p>
        </>
      )}
      <p className="text-muted">{`${copy.notAll} ${words.asOf(dottedDate(lawAsOf))}`}</p>
    </div>
  );
}

function SheetRow({ row, says, isDone }: { row: Row; says: string; isDone?: boolean }) {
  const { facts, courts } = useList();
  const [{ term, task }] = row.tasks;
  const court = task.court === 'last-address' ? courtOfCase(courts, facts.place)?.court : undefined;
  return (
    <li data-have={isDone}>
      <span className="sheet-day">{term && dayInWords(term.end)}</span>
      <span>
        <strong>{row.title}</strong>
        {says && <span>{says}</span>}
      </span>
      <span>{court ?? firstSentence(task.office)}</span>
    </li>
  );
}

/** Returns for whom a coming task is, or its cost. */
function sheetText({ tasks: [first] }: Row): string {
  const { task, says } = first;
  if (says[0]) return says[0];
  const { costs = [] } = task;
  const [cost] = costs;
  if (!cost || costs.some(({ per }) => per !== cost.per)) return '';
  const won = costs.reduce((sum, one) => sum + one.won, 0);
  return `${words.task.per[cost.per]} ${wonText(won)}`;
}

/** The place alone, without the advice that follows it. */
function firstSentence(text = ''): string {
  return text.split('. ')[0] ?? text;
}
