import type { ReactNode } from 'react';
import { Chapter } from './chapter.tsx';

interface MarginChapterProps {
  copy: { id: string; label: string };
  number: number;
  /** The heading, in its lines only where the margin holds it. */
  title: readonly string[];
  /** Under the heading; each line stands by itself where the margin is narrow. */
  note?: readonly string[];
  children: ReactNode;
}

/** A chapter whose margin holds the heading, with what is to be said about the chapter. */
export function MarginChapter({ copy, number, title, note, children }: MarginChapterProps) {
  const { id, label } = copy;
  const heading = (
    <>
      <h2 className="mt-3.5 t5 lg:mt-10" id={`${id}-title`}>
        <Lines lines={title} />
      </h2>
      {note ? (
        <p className="mb-6 mt-2.5 text-muted lg:mb-0">
          <Lines lines={note} />
        </p>
      ) : (
        <div className="h-5 lg:hidden" />
      )}
    </>
  );
  return (
    <Chapter id={id} number={number} label={label} heading={heading} headingIn="margin">
      {children}
    </Chapter>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className="lg:block">
      {line}{' '}
    </span>
  ));
}
