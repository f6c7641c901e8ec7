import { Unfolding } from '../parts/reasons.tsx';
import { copy } from './copy.ts';
import { everydayAnswers } from './everyday.ts';

const reasons = everydayAnswers().map(({ who, ...reason }) => ({ about: who, ...reason }));

/** 이런 분도 상속인인가요?: the answers of the law, unfolding. */
export function EverydayList() {
  return (
    <div className="reasons">
      <Unfolding title={copy.everyday.title} reasons={reasons} />
    </div>
  );
}
