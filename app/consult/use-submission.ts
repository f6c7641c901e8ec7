import { useRef, useState } from 'react';
import { clearDraft, formPairs } from './draft.ts';
import type { FormState } from './form-state.ts';
import { type FieldErrors, parseConsultation, todayInKorea } from './schema.ts';
import { type Outcome, send } from './send.ts';

export type Submission = FormState | { status: 'sending' } | Extract<Outcome, { status: 'failed' }>;

/** The life of one submission: open → invalid | sending → received | invalid | failed. */
export function useSubmission(initial: FormState) {
  const [submission, setSubmission] = useState<Submission>(initial);
  const busy = useRef(false);
  const [attempts, setAttempts] = useState(0);
  /** Errors not yet mended: the fields show these, the summary keeps what the last attempt found. */
  const [errors, setErrors] = useState(initial.status === 'invalid' ? initial.errors : {});

  function settle(next: Submission): void {
    setSubmission(next);
    setAttempts((count) => count + 1);
    setErrors(next.status === 'invalid' ? next.errors : {});
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    if (busy.current) return;
    const pairs = formPairs(form);
    const parsed = parseConsultation(pairs, todayInKorea());
    if (!parsed.ok) {
      settle({ status: 'invalid', values: parsed.values, errors: parsed.errors });
      return;
    }
    busy.current = true;
    settle({ status: 'sending' });
    const outcome = await send(pairs);
    busy.current = false;
    if (outcome.status === 'received') {
      clearDraft();
      // The visitor has gone on to another page meanwhile: the receipt has one of its own.
      if (!form.isConnected) location.assign(`/received/${outcome.receipt.reference}`);
    }
    settle(outcome.status === 'invalid' ? { ...outcome, values: {} } : outcome);
  }

  /** While a visitor mends the form, errors go as they are mended; none appears. */
  function recheck(form: HTMLFormElement): void {
    if (Object.keys(errors).length === 0) return;
    const parsed = parseConsultation(formPairs(form), todayInKorea());
    const found: FieldErrors = parsed.ok ? {} : parsed.errors;
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => name in found)));
  }

  return { submission, attempts, errors, submit, recheck };
}
