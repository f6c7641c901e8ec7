import { tied } from '#app/ui/tied.ts';
import { copy } from '../copy.ts';
import { ShareText } from './fractions.tsx';
import { citationText, type Explanation } from './phrases.ts';
import { Unfold } from './unfold.tsx';

interface ReasonsProps {
  /** The sentence that explains the result. */
  children?: string;
  reasons: readonly Explanation[];
}

/** Sentence that explains the result, followed by a list of reasons with their articles, which unfolds. */
export function Reasons({ children, reasons }: ReasonsProps) {
  return (
    <div className="reasons">
      {children && (
        <p className="reasons-sentence max-w-[37em] text-ink">
          <ShareText>{children}</ShareText>
        </p>
      )}
      {reasons.length > 0 && <Unfolding title={copy.reasons} reasons={reasons} />}
    </div>
  );
}

interface UnfoldingProps {
  title: string;
  /** `about` names the subject of a reason in front of it. */
  reasons: readonly (Explanation & { about?: string })[];
}

/** List of reasons with their articles, which unfolds under its title. */
export function Unfolding({ title, reasons }: UnfoldingProps) {
  return (
    <Unfold summary={title}>
      <ol>
        {reasons.map(({ about, text, articles }) => (
          <li key={about ?? text}>
            <span>
              {about && <span className="font-semibold text-ink">{`${about} `}</span>}
              <ShareText>{tied(text)}</ShareText>
            </span>
            <span className="text-muted t1">{citationText(articles)}</span>
          </li>
        ))}
      </ol>
    </Unfold>
  );
}
