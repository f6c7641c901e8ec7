import type { HomeCopy } from '#app/content/home.ts';
import { Chapter } from './chapter.tsx';
import { MarginTitle } from './chapter-title.tsx';
import { ProcessDrawing } from './process-drawing.tsx';
import { StepList } from './step-list.tsx';

interface ProcedureProps {
  copy: HomeCopy['process'];
  number: number;
}

/** 사건이 가는 길: every way that a case can take, and its steps in order. */
export function Procedure({ copy, number }: ProcedureProps) {
  return (
    <Chapter
      id={copy.id}
      number={number}
      label={copy.label}
      heading={<MarginTitle id={copy.id} lines={[copy.title]} note={copy.intro} />}
      headingIn="margin"
    >
      <ProcessDrawing copy={copy.drawing} />
      <div className="mt-12">
        <StepList steps={copy.steps} />
      </div>
    </Chapter>
  );
}
