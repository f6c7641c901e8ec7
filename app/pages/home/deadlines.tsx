import { Island } from '#app/browser/island.tsx';
import { island as deadlines } from '#app/calculators/deadlines/deadlines.island.ts';
import type { HomeCopy } from '#app/content/home.ts';
import { CalculatorChapter } from '../parts/chapter.tsx';

interface DeadlinesProps {
  copy: HomeCopy['deadlines'];
  number: number;
}

/** 기한: by when what is to be done, as a line of the year. */
export function Deadlines({ copy, number }: DeadlinesProps) {
  return (
    <div className="deadline-chapter">
      <CalculatorChapter copy={copy} number={number}>
        <Island of={deadlines} props={{}} start="touch" />
      </CalculatorChapter>
    </div>
  );
}
