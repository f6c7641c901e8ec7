import { useRef, useState } from 'react';
import { type CallPlan, holds } from '#app/consult/requests/call-plan.ts';
import {
  type FieldName,
  type ParsedConsultation,
  parseConsultation,
} from '#app/consult/requests/fields/schema.ts';
import { koreanDay } from '#app/law/korean-time.ts';
import type { FormState } from '../form-state.ts';
import { endDraft } from './end-draft.ts';
import { formPairs } from './form-pairs.ts';
import { announceReceived } from './received-event.ts';
import { forgetRequestKey } from './request-key.ts';
import { type Outcome, send } from './send.ts';

export type Submission = FormState | { status: 'sending' } | Extract<Outcome, { status: 'failed' }>;

/** States of a submission: open → invalid | sending → received | invalid | failed. */
export function useSubmission(initial: FormState, calls: CallPlan) {
  const check = (pairs: URLSearchParams) => checkAt(pairs, todayOf(calls));
  const errorsOf = (pairs: URLSearchParams) => {
    const parsed = check(pairs);
    return parsed && !parsed.ok ? parsed.errors : {};
  };
  const [submission, setSubmission] = useState<Submission>(initial);
  const [attempts, setAttempts] = useState(0);
  /** Errors that are not yet corrected, shown at the fields. The summary keeps all errors of the last attempt. */
  const [errors, setErrors] = useState(initial.status === 'invalid' ? initial.errors : {});
  /** Errors that the server found; this browser may not be able to find them. */
  const refused = useRef(
    initial.status === 'invalid' ? new URLSearchParams(Object.entries(initial.values)) : null,
  );
  const busy = useRef(false);

  function settle(next: Submission): void {
    setSubmission(next);
    setAttempts((count) => count + 1);
    setErrors(next.status === 'invalid' ? next.errors : {});
    refused.current = null;
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    if (busy.current) return;
    const pairs = formPairs(form);
    const parsed = check(pairs);
    // Submits as without script: the server validates and responds with a page.
    if (!parsed) return form.submit();
    if (!parsed.ok) {
      settle({ status: 'invalid', values: parsed.values, errors: parsed.errors });
      return;
    }
    busy.current = true;
    settle({ status: 'sending' });
    const outcome = await send(pairs);
    if (outcome.status === 'received') {
      // Still busy: a click before the receipt is rendered sends nothing.
      endDraft();
      announceReceived(outcome.receipt);
      settle({ ...outcome, values: parsed.consultation });
      // The receipt has a page of its own.
      location.assign(outcome.receipt.path);
      return;
    }
    busy.current = false;
    // From now on the form holds another request.
    if (outcome.status === 'failed' && outcome.reason === 'conflict') forgetRequestKey();
    settle(outcome.status === 'invalid' ? { ...outcome, values: {} } : outcome);
    if (outcome.status === 'invalid') refused.current = pairs;
  }

  /** While typing, corrected errors disappear and no new ones appear. */
  function recheck(form: HTMLFormElement): void {
    if (Object.keys(errors).length === 0) return;
    const pairs = formPairs(form);
    const found = errorsOf(pairs);
    const server = refused.current;
    const judgedHere = server ? errorsOf(server) : {};
    const stands = (name: string) =>
      name in found || (!(name in judgedHere) && server?.get(name) === pairs.get(name));
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => stands(name))));
  }

  /** Reports an invalid field on blur, but not an empty one. */
  function checkLeft(form: HTMLFormElement, name: FieldName): void {
    const error = errorsOf(formPairs(form))[name];
    if (error && new FormData(form).get(name)) setErrors((known) => ({ ...known, [name]: error }));
  }

  return { submission, attempts, errors, submit, recheck, checkLeft };
}

/** Null in browsers without `isWellFormed` (Chrome before 111, Firefox before 119). */
function checkAt(pairs: URLSearchParams, today: string | null): ParsedConsultation | null {
  try {
    return parseConsultation(pairs, today);
  } catch (error) {
    console.warn('The form cannot be checked here.', error);
    return null;
  }
}

/** Today in Korea; null where the browser's clock may be wrong, so that only the server refuses a date to come. */
function todayOf(calls: CallPlan): string | null {
  const now = new Date();
  return holds(calls, now) ? koreanDay(now) : null;
}
