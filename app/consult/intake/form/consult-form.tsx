import { type FocusEvent, useEffect, useState } from 'react';
import { isMobile, parsePhone } from '#app/consult/requests/fields/phone.ts';
import { type FieldName, fieldNames } from '#app/consult/requests/fields/schema.ts';
import { form as copy } from '../copy.ts';
import type { FormOptions, FormState } from '../form-state.ts';
import { FactsField } from './choices.tsx';
import { ConsentField } from './consent-field.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { Fields } from './fields.tsx';
import { holdStill } from './hold-still.ts';
import { HoneypotField } from './honeypot-field.tsx';
import { keepDraft } from './keep-draft.behaviour.ts';
import { MoreFields } from './more-fields.tsx';
import { labelEnter } from './next-field.ts';
import { ReceivedNotice } from './received-notice.tsx';
import { SubmitRow } from './submit-row.tsx';
import { useSubmission } from './use-submission.ts';
import { watchPresses, whenReleased } from './when-released.ts';

export interface ConsultFormProps {
  /** The home page's form, in which the method is one of the folded fields. */
  short?: boolean;
  initial: FormState;
  options: FormOptions;
}

/**
 * The form of a consultation request. Without script it posts to the server, which responds with the receipt
 * or the form again; with script the page stays.
 */
export function ConsultForm({ initial, options, short = false }: ConsultFormProps) {
  const { submission, attempts, errors, submit, recheck, checkLeft } = useSubmission(initial);
  const values = ('values' in initial && initial.values) || {};
  const [landline, setLandline] = useState(isLandline(values.phone));
  useEffect(watchPresses, []);
  // The touch that loaded this code has focused a field.
  useEffect(() => labelEnter(document.activeElement), []);
  if (submission.status === 'received') return <ReceivedNotice {...submission} />;
  const sending = submission.status === 'sending';
  const fields = { values, errors, sending, short };
  const choice = (name: FieldName) => ({ value: values[name], error: errors[name] });

  function leave({ target, currentTarget: form }: FocusEvent<HTMLFormElement>): void {
    // Switching to another window does not leave the field.
    if (target === document.activeElement) return;
    const name = fieldNames.find((field) => 'name' in target && field === target.name);
    if (name) whenReleased(() => checkLeft(form, name));
  }

  return (
    <form
      {...keepDraft}
      className="relative"
      data-where="form"
      // Masked in screen recordings (Microsoft Clarity).
      data-clarity-mask="true"
      action="/consult#consult-errors"
      method="post"
      noValidate
      data-key={initial.status === 'failed' && initial.reason === 'conflict' ? 'spent' : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
      onInput={({ currentTarget: form }) => {
        recheck(form);
        setLandline(isLandline(new FormData(form).get('phone')));
      }}
      onFocus={({ target }) => labelEnter(target)}
      onBlur={leave}
      {...(sending && holdStill)}
    >
      {submission.status === 'invalid' && (
        <ErrorSummary key={attempts} found={submission.errors} left={errors} focus={attempts > 0} />
      )}
      {short && <p className="mb-7 text-muted">{copy.guide}</p>}
      <Fields {...fields} />
      <MoreFields {...fields} confirmation={options.confirmation} landline={landline} />
      <HoneypotField name={options.honeypot} />
      <FactsField {...choice('facts')} />
      <div className="my-8">
        <ConsentField {...choice('consent')} />
      </div>
      {submission.status === 'failed' && (
        <FailureNotice key={attempts} problem={submission} focus={attempts > 0} />
      )}
      <SubmitRow submission={submission} />
    </form>
  );
}

/** A complete number that cannot receive SMS. */
function isLandline(typed: FormDataEntryValue | null | undefined): boolean {
  const phone = parsePhone(typeof typed === 'string' ? typed : '');
  return phone.ok && !isMobile(phone.number);
}
