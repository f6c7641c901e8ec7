import { useEffect, useRef } from 'react';
import { ui } from '#app/behaviours.ts';
import {
  callInstead,
  form as copy,
  failures,
  receipt as receiptCopy,
} from '#app/content/consult.ts';
import { PhoneLink } from '#app/ui/phone-link.tsx';
import { ConsentField } from './consent-field.tsx';
import { keepDraft } from './draft.ts';
import { ErrorSummary } from './error-summary.tsx';
import { Fields } from './fields.tsx';
import type { FormState, Receipt } from './form-state.ts';
import { ReceiptDetails } from './receipt-details.tsx';
import { type Submission, useSubmission } from './use-submission.ts';

/**
 * The consultation request. Without script it posts to the server, which answers with the receipt or
 * with this form again; with script it stays where it is.
 */
export function ConsultForm({ initial }: { initial: FormState }) {
  const { submission, attempts, errors, submit, recheck } = useSubmission(initial);
  if (submission.status === 'received') return <Received receipt={submission.receipt} />;
  return (
    <form
      {...ui('keep-draft', keepDraft)}
      action="/consult#consult-errors"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
      onInput={(event) => recheck(event.currentTarget)}
    >
      {submission.status === 'invalid' && (
        <ErrorSummary key={attempts} found={submission.errors} left={errors} focus={attempts > 0} />
      )}
      <p className="mb-7 text-muted">{copy.guide}</p>
      <Fields values={initial.status === 'invalid' ? initial.values : {}} errors={errors} />
      <ConsentField error={errors.consent} />
      {submission.status === 'failed' && (
        <p className="field-error mb-6" role="alert">
          {failures[submission.reason]} {callInstead} <PhoneLink className="link" />
        </p>
      )}
      <Submit status={submission.status} />
    </form>
  );
}

/** In place of the form: its heading takes the focus, so that everyone learns of it. */
function Received({ receipt }: { receipt: Receipt }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h3 ref={heading} className="t4" tabIndex={-1}>
        {receiptCopy.title}
      </h3>
      <ReceiptDetails receipt={receipt}>
        <a className="link" href={`/received/${receipt.reference}`}>
          {receiptCopy.open}
        </a>
      </ReceiptDetails>
    </>
  );
}

function Submit({ status }: { status: Submission['status'] }) {
  const sending = status === 'sending';
  return (
    <div className="flex flex-col gap-x-5 gap-y-2.5 sm:flex-row sm:items-center">
      <button
        className="button button-primary sm:min-w-55"
        type="submit"
        aria-disabled={sending || undefined}
      >
        {sending ? copy.sending : copy.submit}
      </button>
      <p className="text-muted t1">{copy.age}</p>
      <p className="sr-only" role="status">
        {sending && copy.sending}
      </p>
    </div>
  );
}
