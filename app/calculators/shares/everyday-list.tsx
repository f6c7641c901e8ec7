import { copy } from './copy.ts';
import { everydayAnswers } from './everyday.ts';

const answers = everydayAnswers();

/** 이런 분도 상속인인가요?: the answers of the law, unfolding. */
export function EverydayList() {
  return (
    <div className="reasons">
      <details className="unfold">
        <summary>
          {copy.everyday.title}
          <span className="accordion-sign" aria-hidden="true" />
        </summary>
        <ol>
          {answers.map(({ who, text, articles }) => (
            <li key={who}>
              <span>
                <span className="font-semibold text-ink">{who}</span> {text}
              </span>
              <span className="text-muted t1">{articles.join(', ')}</span>
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}
