import type { ReactNode } from 'react';
import { labels } from './copy.ts';
import { Lines } from './text-rows.tsx';

interface ChapterProps {
  copy: {
    id: string;
    /** The chapter's short name, shown after its number. */
    label: string;
    title: string | readonly string[];
  };
  number: number;
  /** Position of the heading on wide screens. */
  headingIn: 'margin' | 'body';
  /** Lines below a heading in the margin. */
  intro?: readonly string[];
  /** Content of the margin. */
  notes?: ReactNode;
  /** Set on the chapter in which the trunk ends. */
  last?: boolean;
  children: ReactNode;
}

/** 제n장: a label and a heading, notes in the margin, and the body, hung on the trunk. */
export function Chapter(props: ChapterProps) {
  const { copy, number, headingIn, intro, notes, last, children } = props;
  const { id, label } = copy;
  const lines = [copy.title].flat();
  const shape = ['chapter', headingIn === 'body' && 'chapter-wide', last && 'chapter-last'];
  return (
    <section
      className={shape.filter(Boolean).join(' ')}
      id={id}
      aria-labelledby={`${id}-title`}
      data-later=""
    >
      <ChapterLabel number={number} label={label} />
      <div className="chapter-heading">
        {headingIn === 'body' ? (
          <h2 className="mt-3.5 t5 lg:mt-0 lg:pb-7 lg:pt-10" id={`${id}-title`}>
            <Lines lines={lines} />
          </h2>
        ) : (
          <>
            <h2 className="mt-3.5 t5 lg:mt-10" id={`${id}-title`}>
              <Lines lines={lines} className="lg:block" />
            </h2>
            {intro ? (
              <p className="mb-6 mt-2.5 text-muted lg:mb-0">
                <Lines lines={intro} className="lg:block" />
              </p>
            ) : (
              <div className="h-5 lg:hidden" />
            )}
          </>
        )}
      </div>
      {notes && <div className="chapter-notes">{notes}</div>}
      <div className="chapter-body">{children}</div>
    </section>
  );
}

/** The chapter's number and short name. */
export function ChapterLabel({ number, label }: { number: number; label: string }) {
  return (
    <p className="chapter-label font-serif font-semibold t2">
      <span className="text-ink">{labels.chapter(number)}</span>{' '}
      <span className="ml-1 text-muted">{label}</span>
    </p>
  );
}
