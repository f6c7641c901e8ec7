import type { ReactNode } from 'react';
import { dottedDate } from '#app/law/dotted-date.ts';

/** What the margin says of a guide or a column. */
export function ArticleNotes({ children }: { children: ReactNode }) {
  return <dl className="guide-notes">{children}</dl>;
}

export function ArticleNote({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** @param day as 2026-11-22 */
export function DayNote({ term, day }: { term: string; day: string }) {
  return (
    <ArticleNote term={term}>
      <time dateTime={day}>{dottedDate(day)}</time>
    </ArticleNote>
  );
}

/** The lawyer who has checked it. */
export function ReviewedNote({ reviewed }: { reviewed: { by: string; on: string } | undefined }) {
  if (!reviewed) return null;
  return (
    <ArticleNote term="확인한 변호사">
      {reviewed.by} <time dateTime={reviewed.on}>{dottedDate(reviewed.on)}</time>
    </ArticleNote>
  );
}
