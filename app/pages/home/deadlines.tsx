import { Island } from '#app/browser/island.tsx';
import { DeadlinesCalculator } from '#app/calculators/deadlines/deadlines-calculator.tsx';
import type { HomeCopy } from '#app/content/home.ts';
import { CalculatorChapter } from './chapter.tsx';

interface DeadlinesProps {
  copy: HomeCopy['deadlines'];
  number: number;
}

/** 기한: by when what is to be done, as a line of the year. */
export function Deadlines({ copy, number }: DeadlinesProps) {
  return (
    <div className="deadline-chapter">
      <CalculatorChapter copy={copy} number={number}>
        <Island name="deadlines" component={DeadlinesCalculator} props={{}} start="touch" />
      </CalculatorChapter>
    </div>
  );
}
