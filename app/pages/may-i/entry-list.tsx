import type { MayIEntry } from '#app/firm/schema/may-i-schema.ts';
import { reviewLine } from '#app/firm/view/review-line.ts';
import { Accordion } from '#app/ui/accordion/accordion.tsx';
import { Citation } from '../parts/citation.tsx';
import { MarkedWords } from '../parts/marked-words.tsx';
import { mayIPage as copy } from './copy.ts';
import { Sign } from './sign.tsx';

interface EntryListProps {
  entries: readonly MayIEntry[];
  /** Headings of the opened entry, instead of those of its verdict. */
  headings?: { why: string; instead: string; ifDone: string };
  /** Whether each entry names its reviewer, because the page does not name one for all. */
  reviews?: boolean;
}

/** Entries in rows that open in place: sign, name and advice; then the answer, its reason, and what to do. */
export function EntryList({ entries, headings, reviews = false }: EntryListProps) {
  return (
    <Accordion
      headingLevel={3}
      items={entries.map((entry) => ({
        id: entry.id,
        title: (
          <>
            <Sign verdict={entry.verdict} />
            <span className="entry-name">{entry.name}</span>{' '}
            <span className="entry-line">
              <MarkedWords text={entry.line} as="strong" />
            </span>
          </>
        ),
        content: (
          <Entry
            entry={entry}
            headings={headings ?? headingsOf(entry)}
            review={reviews ? reviewLine(entry) : null}
          />
        ),
      }))}
    />
  );
}

function headingsOf({ verdict }: MayIEntry) {
  const { why, instead, ifDone } = copy.parts;
  return { why: why[verdict], instead: instead[verdict], ifDone };
}

interface EntryProps {
  entry: MayIEntry;
  headings: { why: string; instead: string; ifDone: string };
  review: string | null;
}

function Entry({ entry, headings, review }: EntryProps) {
  const { answer, why, instead, ifDone, basis, verified, unsettled } = entry;
  return (
    <>
      <p className="entry-answer">{answer}</p>
      <dl className="entry-parts">
        <div className="entry-why">
          <dt>{headings.why}</dt>
          <dd>{why}</dd>
        </div>
        <div className="entry-instead">
          <dt>{headings.instead}</dt>
          <dd>{instead}</dd>
        </div>
        <div className="entry-done">
          <dt>{headings.ifDone}</dt>
          <dd>{ifDone}</dd>
        </div>
      </dl>
      {(unsettled || !verified) && (
        <p className="entry-doubt">{verified ? copy.doubt : copy.unread}</p>
      )}
      <p className="row-basis">
        <Citation text={basis} />
        {review && <span className="block">{review}</span>}
      </p>
    </>
  );
}
