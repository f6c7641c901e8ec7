import { copy } from './copy.ts';
import type { Explanation } from './phrases.ts';
import { ShareText } from './share-text.tsx';

interface ReasonsProps {
  /** The sentence that explains the result. */
  children?: string;
  reasons: readonly Explanation[];
}

/** The sentence that explains the result, and its reasons with their articles, which unfold. */
export function Reasons({ children, reasons }: ReasonsProps) {
  return (
    <div className="reasons">
      {children && (
        <p className="reasons-sentence">
          <ShareText>{children}</ShareText>
        </p>
      )}
      {reasons.length > 0 && (
        <details className="unfold">
          <summary>
            {copy.reasons}
            <span className="accordion-sign" aria-hidden="true" />
          </summary>
          <ol>
            {reasons.map(({ text, articles }) => (
              <li key={text}>
                <span>
                  <ShareText>{text}</ShareText>
                </span>
                <span className="text-muted t1">{articles.join(', ')}</span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}
