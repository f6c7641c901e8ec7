import { copy } from './copy.ts';
import type { Explanation } from './phrases.ts';
import { ShareText } from './share-text.tsx';

interface DisclaimerProps {
  /** What courts have not settled in this result. */
  unsettled?: readonly Explanation[];
  /** What this calculator leaves out of its sums. */
  leftOut: string;
}

/** 기준일, what is not settled, what is left out, and that this is no legal advice. */
export function Disclaimer({ unsettled = [], leftOut }: DisclaimerProps) {
  return (
    <div className="disclaimer text-muted">
      {unsettled.length > 0 && (
        <>
          <p className="font-semibold text-ink">{copy.unsettled}</p>
          <ul>
            {unsettled.map(({ text, articles }) => (
              <li key={text}>
                <ShareText>{text}</ShareText>{' '}
                {articles.length > 0 && <span className="t1">{articles.join(', ')}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      {leftOut && <p>{leftOut}</p>}
      <p>{`${copy.asOf} ${copy.noAdvice}`}</p>
    </div>
  );
}
