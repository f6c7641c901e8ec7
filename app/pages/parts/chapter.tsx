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

interface CalculatorChapterProps {
  copy: { id: string; label: string; title: string; intro: string };
  number: number;
  /** Over the whole width of the window, on gray. */
  band?: boolean;
  /** An island that renders `.chapter-controls`, for the margin, and after it `.chapter-body`. */
  children: ReactNode;
}

/** A chapter whose margin holds the controls of what its body shows. */
export function CalculatorChapter({ copy, number, band, children }: CalculatorChapterProps) {
  const { id, label, title, intro } = copy;
  return (
    <div className={band ? 'bg-band' : undefined}>
      <section
        className="chapter chapter-wide"
        id={id}
        aria-labelledby={`${id}-title`}
        data-later=""
        // Input and results are personal: screen recordings mask them.
        data-clarity-mask="true"
      >
        <ChapterLabel number={number} label={label} />
        <div className="chapter-heading">
          <h2 className="mt-5 t5 lg:mt-0 lg:pt-16" id={`${id}-title`}>
            {title}
          </h2>
          <p className="mb-8 mt-3.5 max-w-[37em] lg:mb-13">{intro}</p>
        </div>
        {children}
      </section>
    </div>
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
