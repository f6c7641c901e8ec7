import type { ReactNode } from 'react';
import { dottedDate } from '#app/law/dotted-date.ts';
import { labels } from './copy.ts';
import { LawyerName } from './lawyer-face.tsx';
import { TermRow } from './text-rows.tsx';

/** Margin of a guide or a column. */
export function ArticleNotes({ children }: { children: ReactNode }) {
  return <dl className="guide-notes">{children}</dl>;
}

/** @param day date such as 2026-11-22 */
export function DayNote({ term, day }: { term: string; day: string }) {
  return (
    <TermRow term={term}>
      <time dateTime={day}>{dottedDate(day)}</time>
    </TermRow>
  );
}

/** The lawyer who wrote a guide or a column. */
export function AuthorNote({ term, author }: { term: string; author: string | undefined }) {
  if (!author) return null;
  return (
    <TermRow term={term}>
      <LawyerName name={author} />
    </TermRow>
  );
}

/** The lawyer who checked the text, and the day. */
export function ReviewedNote({ reviewed }: { reviewed: { by: string; on: string } | undefined }) {
  if (!reviewed) return null;
  return (
    <TermRow term={labels.reviewed}>
      <LawyerName name={reviewed.by} />{' '}
      <time dateTime={reviewed.on}>{dottedDate(reviewed.on)}</time>
    </TermRow>
  );
}
