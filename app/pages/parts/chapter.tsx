import type { ReactNode } from 'react';

interface ChapterProps {
  id: string;
  number: number;
  /** The chapter's short name, beside its number. */
  label: string;
  heading: ReactNode;
  /** Where the heading stands on wide screens. */
  headingIn: 'margin' | 'body';
  /** In the margin, beside the body. */
  notes?: ReactNode;
  /** Set on the chapter in which the trunk ends. */
  last?: boolean;
  children: ReactNode;
}

/** 제n장: a label and a heading, notes in the margin, and the body, hung on the trunk. */
export function Chapter(props: ChapterProps) {
  const { id, number, label, heading, headingIn, notes, last, children } = props;
  const shape = ['chapter', headingIn === 'body' && 'chapter-wide', last && 'chapter-last'];
  return (
    <section
      className={shape.filter(Boolean).join(' ')}
      id={id}
      aria-labelledby={`${id}-title`}
      data-later=""
    >
      <ChapterLabel number={number} label={label} />
      <div className="chapter-heading">{heading}</div>
      {notes && <div className="chapter-notes">{notes}</div>}
      <div className="chapter-body">{children}</div>
    </section>
  );
}

/** The chapter's number and short name. */
export function ChapterLabel({ number, label }: { number: number; label: string }) {
  return (
    <p className="chapter-label font-serif font-semibold t2">
      <span className="text-ink">제{number}장</span>{' '}
      <span className="ml-1 text-muted">{label}</span>
    </p>
  );
}
