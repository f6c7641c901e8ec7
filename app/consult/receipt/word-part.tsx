import { clockWords, monthDay } from '#app/consult/requests/call-words.ts';
import { limits } from '#app/consult/requests/fields/limits.ts';
import { koreanClock, koreanDay } from '#app/law/korean-time.ts';
import CheckIcon from '~icons/lucide/circle-check';
import { receiptPage } from './copy.ts';
import { Part } from './receipt-parts.tsx';
import type { FollowUpProblem, OwnReceipt } from './receipt-view.ts';

const copy = receiptPage.word;

interface WordPartProps {
  own: OwnReceipt;
  /** Time until which the firm promised to call. */
  due: string | null;
  now: Date;
  problem: FollowUpProblem | undefined;
}

/** A further word: the form, and the times at which earlier words came in. Their text is not shown again. */
export function WordPart({ own: { words, mayAdd }, due, now, problem }: WordPartProps) {
  if (!mayAdd && words.length === 0) return null;
  const wrong = problem?.field === 'word' ? problem : null;
  const isBefore = due !== null && now.getTime() < Date.parse(due);
  const promise = isBefore ? copy.before : copy.after;
  const form = <WordForm promise={promise} problem={wrong} />;
  if (words.length === 0) {
    return (
      <Part title={copy.title} id="word">
        {form}
      </Part>
    );
  }
  return (
    <Part title={copy.titleAfter} id="word">
      <ul>
        {words.map((at) => (
          <li key={at} className="flex gap-x-3 border-b border-line py-3.5">
            <CheckIcon className="icon mt-1" />
            <p>
              <strong className="block font-semibold text-ink">
                {copy.received(timeOf(at, now))}
              </strong>
              {promise}
            </p>
          </li>
        ))}
      </ul>
      {mayAdd && (
        <details className="receipt-fold mt-2" open={wrong !== null}>
          <summary>
            <span className="link receipt-fold-open">{copy.more}</span>
          </summary>
          {form}
        </details>
      )}
    </Part>
  );
}

function WordForm({ promise, problem }: { promise: string; problem: FollowUpProblem | null }) {
  return (
    <form className="mt-4" method="post" action="#word">
      <textarea
        className="field min-h-30"
        id="added-word"
        name="word"
        rows={4}
        maxLength={limits.message}
        required
        placeholder={promise}
        defaultValue={problem?.typed}
        aria-label={copy.title}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? 'added-word-hint added-word-error' : 'added-word-hint'}
      />
      <p className="mt-1.5 text-muted" id="added-word-hint">
        {copy.hint}
      </p>
      {problem && (
        <p className="field-error" id="added-word-error" role="alert">
          {problem.text}
        </p>
      )}
      <button className="button mt-3 max-sm:w-full" type="submit">
        {copy.submit}
      </button>
    </form>
  );
}

/** 오후 3시 12분, on another day 11월 26일 오후 3시 12분. */
function timeOf(at: string, now: Date): string {
  const time = new Date(at);
  const day = koreanDay(time);
  return day === koreanDay(now)
    ? clockWords(koreanClock(time))
    : `${monthDay(day)} ${clockWords(koreanClock(time))}`;
}
