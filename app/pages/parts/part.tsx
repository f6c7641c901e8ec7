import type { ReactNode } from 'react';

interface PartProps {
  id: string;
  title: string;
  /** Under the title, in the margin on wide screens. */
  notes?: ReactNode;
  /** Set on the part in which the trunk ends. */
  last?: boolean;
  children: ReactNode;
}

/** A part of a page: its heading in the margin, its body on a branch of the trunk. */
export function Part({ id, title, notes, last, children }: PartProps) {
  return (
    <section
      className={last ? 'chapter part chapter-last' : 'chapter part'}
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <div className="chapter-heading">
        <h2 className="t4" id={`${id}-title`}>
          {title}
        </h2>
        {notes && <div className="part-notes">{notes}</div>}
      </div>
      <div className="chapter-body hung">{children}</div>
    </section>
  );
}
