import { failures, form, retryIn } from '../copy.ts';
import type { Problem } from '../form-state.ts';
import { AttemptNotice } from './attempt-notice.tsx';
import { CallInstead } from './call-instead.tsx';

interface FailureNoticeProps {
  problem: Problem;
  focus: boolean;
}

/** Why the form was not confirmed, and what to do; above the submit button. */
export function FailureNotice({ problem, focus }: FailureNoticeProps) {
  const { title, text } = failures[problem.reason];
  return (
    <AttemptNotice className="mt-6" title={title} titleId="consult-failure" focus={focus}>
      {problem.reason === 'conflict' && (
        <p className="mt-2">
          <span>{form.reference}</span>{' '}
          <span className="marked number">{problem.receipt.reference}</span>
        </p>
      )}
      <p className="mt-2 max-w-[46em]">
        {problem.reason === 'limited' ? `${text} ${wait(problem.retryAfter)}` : text}
      </p>
      <CallInstead />
    </AttemptNotice>
  );
}

/** In minutes, rounded up. */
function wait(seconds: number): string {
  const minutes = Math.max(Math.ceil(seconds / 60), 1);
  const duration =
    minutes < 60 ? `${minutes}${retryIn.minutes}` : `${Math.ceil(minutes / 60)}${retryIn.hours}`;
  return duration + retryIn.text;
}
