import {
  type Paper,
  type PaperSum,
  paperById,
  paperName,
  paperSum,
} from '#app/firm/view/papers.ts';
import { tasks } from '#app/firm/view/tasks.ts';
import { PrintButton } from '#app/ui/print/print.tsx';
import { Citation } from '../parts/citation.tsx';
import { Part } from '../parts/part.tsx';
import { papersPage } from './copy.ts';
import { feeText } from './paper-details.tsx';

const copy = papersPage.lists;

/** A list of papers to fetch in one go, for the task that needs them. */
interface ReadyListCopy {
  title: string;
  notes: readonly { text: string; basis?: string }[];
}

/** The lists whose tasks are shown, by their anchors. */
export const readyLists = [
  { id: 'court-papers', task: 'renounce', copy: copy.court },
  { id: 'bank-papers', task: 'bank', copy: copy.bank },
].flatMap(({ task: id, ...list }) => {
  const task = tasks.find((one) => one.id === id);
  return task?.papers ? [{ ...list, ids: task.papers, more: task.morePapers ?? [] }] : [];
});

interface ReadyListProps {
  id: string;
  copy: ReadyListCopy;
  /** The ids of the papers. */
  ids: readonly string[];
  /** Papers that some families need as well. */
  more: readonly { who: string; papers: readonly string[] }[];
}

/** The papers of a task with boxes to tick on paper, their copies and fees, and the sum. */
export function ReadyList({ id, copy: { title, notes }, ids, more }: ReadyListProps) {
  const sum = paperSum(ids);
  return (
    <Part id={id} title={title}>
      <ul className="ready-list" aria-labelledby={`${id}-title`}>
        {sum.rows.map(({ paper, copies }) => (
          <li key={paper.id}>
            <span className="ready-paper">
              <a className="ready-name" href={`#${paper.id}`}>
                {paperName(paper)}
              </a>{' '}
              <span className="number text-muted">{copy.copies(copies)}</span>
            </span>{' '}
            <span className="ready-fee">{rowFee(paper)}</span>
          </li>
        ))}
      </ul>
      <Sum sum={sum} />
      {more.map(({ who, papers }) => (
        <p className="ready-note" key={who}>
          <span className="font-semibold text-ink">{who}</span>{' '}
          {papers.map((one) => paperName(paperById(one))).join(', ')}
        </p>
      ))}
      {notes.map(({ text, basis }) => (
        <p className="ready-note" key={text}>
          {text}
          {basis && (
            <span className="row-basis block">
              <Citation text={basis} />
            </span>
          )}
        </p>
      ))}
      <p className="mt-3">
        <PrintButton target={id} otherwise={copy.notPrinted}>
          {copy.print}
        </PrintButton>
      </p>
    </Part>
  );
}

function rowFee(paper: Paper): string {
  if (paper.own) return copy.own;
  const fee = paper.fees?.find(({ place }) => place === 'counter');
  return fee ? feeText(fee.won) : '';
}

/** The sum of the copies; of the fees only if each is known. */
export function Sum({ sum: { copies, won, asOf, rows } }: { sum: PaperSum }) {
  const unread = rows.filter(({ paper }) =>
    paper.fees?.some(({ place, verified }) => place === 'counter' && !verified),
  );
  return (
    <p className="ready-sum">
      {won === null ? copy.copiesOnly(copies) : copy.sum(copies, feeText(won))}{' '}
      {won !== null && asOf && (
        <span className="font-normal text-muted">
          {copy.sumUnread(
            unread.map(({ paper }) => paperName(paper)),
            asOf,
          )}
        </span>
      )}
    </p>
  );
}
