import { useEffect, useRef, useState } from 'react';
import ArrowIcon from '~icons/lucide/arrow-down';
import { ShareText } from './fractions.tsx';
import type { ShortAnswer } from './short-answer.ts';

interface AnswerLineProps {
  /** Id of the result; a tap scrolls to it. */
  result: string;
  answer: ShortAnswer;
}

/**
 * Two-line answer that stays in view above the contact bar while the inputs are on screen, in layouts with the result
 * below the inputs. Must be the last child of the inputs. Hidden from screen readers: the live region announces the
 * result, which follows in reading order.
 */
export function AnswerLine({ result, answer }: AnswerLineProps) {
  const { state, first, second, rest } = answer;
  const line = useRef<HTMLDivElement>(null);
  const [resultInView, setResultInView] = useState(false);
  useEffect(() => {
    const element = document.getElementById(result);
    if (!element) return;
    const { height = 0 } = line.current?.getBoundingClientRect() ?? {};
    const observer = new IntersectionObserver(
      ([entry]) => setResultInView(entry?.isIntersecting ?? false),
      { rootMargin: `0px 0px ${-2 * Math.round(height)}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [result]);
  return (
    <div
      className="answer-line needs-script"
      aria-hidden="true"
      data-state={state}
      data-result-in-view={resultInView || undefined}
      ref={line}
    >
      <button
        type="button"
        tabIndex={-1}
        onClick={() => document.getElementById(result)?.scrollIntoView()}
      >
        <span className="answer-line-text">
          <ShareText>{first}</ShareText>
          {second && (
            <span className="answer-line-second">
              <ShareText>{second}</ShareText>
              {rest && <span className="answer-line-rest">{rest}</span>}
            </span>
          )}
        </span>
        <ArrowIcon className="icon" />
      </button>
    </div>
  );
}
