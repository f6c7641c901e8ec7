import { tied } from '#app/ui/tied.ts';
import { copy } from '../copy.ts';
import { ShareText } from './fractions.tsx';
import { citationText, type Explanation } from './phrases.ts';

interface DisclaimerProps {
  /** Points of this result that the courts have not settled. */
  unsettled?: readonly Explanation[];
  /** Sentence about amounts that this calculator leaves out. */
  leftOut: string;
}

/** Unsettled points, amounts left out, and the notice that this is not legal advice. */
export function Disclaimer({ unsettled = [], leftOut }: DisclaimerProps) {
  return (
    <div className="disclaimer text-muted">
      {unsettled.length > 0 && (
        <>
          <p className="font-semibold text-ink">{copy.unsettled}</p>
          <ul>
            {unsettled.map(({ text, articles }) => (
              <li key={text}>
                <ShareText>{tied(text)}</ShareText>{' '}
                {articles.length > 0 && <span className="t1">{citationText(articles)}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      {leftOut && <p>{leftOut}</p>}
      <p>{copy.noAdvice}</p>
    </div>
  );
}
