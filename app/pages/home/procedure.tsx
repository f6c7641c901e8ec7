import type { HomeCopy } from '#app/content/home.ts';
import { MarginChapter } from '../parts/margin-chapter.tsx';
import { ProcessDrawing } from './process-drawing.tsx';

interface ProcedureProps {
  copy: HomeCopy['process'];
  number: number;
}

/** 사건이 가는 길: every way that a case can take, as one drawing. */
export function Procedure({ copy, number }: ProcedureProps) {
  return (
    <MarginChapter copy={copy} number={number} title={[copy.title]} note={copy.intro}>
      <div className="gap-x-8 sm:max-xl:grid sm:max-xl:grid-cols-[350px_1fr]">
        <ProcessDrawing copy={copy.drawing} />
        <div className="mt-10 max-w-[46em] text-muted t1 sm:max-xl:mt-0 xl:mt-14">
          {copy.notes.map((note) => (
            <p key={note} className="not-first:mt-1.5 sm:max-xl:not-first:mt-4">
              {note}
            </p>
          ))}
        </div>
      </div>
    </MarginChapter>
  );
}
