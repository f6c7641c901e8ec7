import { type ReactNode, useEffect, useState } from 'react';
import { form as copy } from '../copy.ts';
import { CallInstead } from './call-instead.tsx';
import type { Submission } from './use-submission.ts';

/** Milliseconds after which the form says that it is still sending. */
const SLOW_AFTER = 5000;

interface SubmitRowProps {
  submission: Submission;
  /** Content next to the button. */
  children: ReactNode;
}

/** The submit button with its status. */
export function SubmitRow({ submission, children }: SubmitRowProps) {
  const sending = submission.status === 'sending';
  return (
    <>
      <div role="status">
        {sending && <span className="sr-only">{copy.sending}</span>}
        {sending && <SlowNotice />}
      </div>
      <div className="flex flex-col gap-x-5 gap-y-2.5 sm:flex-row sm:items-center">
        <button
          className="button button-primary sm:min-w-55"
          type="submit"
          aria-disabled={sending || undefined}
        >
          {labelOf(submission)}
        </button>
        <div>
          {children}
          <p className="text-muted">{copy.age}</p>
        </div>
      </div>
    </>
  );
}

function labelOf(submission: Submission): string {
  if (submission.status === 'sending') return copy.sending;
  if (submission.status !== 'failed') return copy.submit;
  return submission.reason === 'conflict' ? copy.submitAnew : copy.submitAgain;
}

function SlowNotice() {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER);
    return () => clearTimeout(timer);
  }, []);
  if (!slow) return null;
  return (
    <div className="trouble mb-8">
      <p className="max-w-[46em]">{copy.slow}</p>
      <CallInstead />
    </div>
  );
}
