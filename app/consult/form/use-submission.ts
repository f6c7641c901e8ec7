import { useEffect, useRef, useState } from 'react';
import type { FormState, Receipt } from '../submission/form-state.ts';
import {
  type FieldErrors,
  type FieldName,
  type ParsedConsultation,
  parseConsultation,
  todayInKorea,
} from '../submission/schema.ts';
import { clearDraft, formPairs } from './draft.ts';
import { announceReceived } from './received-event.ts';
import { renewRequestKey } from './request-key.ts';
import { type Outcome, send } from './send.ts';
import { type Ticket, takeTicket } from './ticket.ts';

export type Submission = FormState | { status: 'sending' } | Extract<Outcome, { status: 'failed' }>;

/** The life of one submission: open → invalid | sending → received | invalid | failed. */
export function useSubmission(initial: FormState) {
  const [submission, setSubmission] = useState<Submission>(initial);
  const [attempts, setAttempts] = useState(0);
  /** Errors not yet mended: the fields show these, the summary keeps what the last attempt found. */
  const [errors, setErrors] = useState(initial.status === 'invalid' ? initial.errors : {});
  const busy = useRef(false);
  const ticket = useRef<Ticket>(null);

  useEffect(() => {
    ticket.current = takeTicket();
  }, []);

  function settle(next: Submission): void {
    setSubmission(next);
    setAttempts((count) => count + 1);
    setErrors(next.status === 'invalid' ? next.errors : {});
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    if (busy.current) return;
    const pairs = formPairs(form);
    const parsed = check(pairs);
    // As without script: the server checks, and answers with a page.
    if (!parsed) return form.submit();
    if (!parsed.ok) {
      settle({ status: 'invalid', values: parsed.values, errors: parsed.errors });
      return;
    }
    busy.current = true;
    settle({ status: 'sending' });
    await ticket.current?.addTo(pairs);
    const outcome = await send(pairs);
    busy.current = false;
    if (outcome.status === 'received') receive(outcome.receipt, form);
    if (outcome.status === 'failed' && outcome.reason === 'conflict') {
      // What stands in the form is another request from now on.
      renewRequestKey();
      ticket.current = takeTicket();
    }
    settle(outcome.status === 'invalid' ? { ...outcome, values: {} } : outcome);
  }

  /** While a visitor mends the form, errors go as they are mended; none appears. */
  function recheck(form: HTMLFormElement): void {
    if (Object.keys(errors).length === 0) return;
    const found = errorsOf(form);
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => name in found)));
  }

  /** What was written and left is told if it is wrong; what is still missing is not. */
  function checkLeft(form: HTMLFormElement, name: FieldName): void {
    const error = errorsOf(form)[name];
    if (error && new FormData(form).get(name)) setErrors((known) => ({ ...known, [name]: error }));
  }

  return { submission, attempts, errors, submit, recheck, checkLeft };
}

function errorsOf(form: HTMLFormElement): FieldErrors {
  const parsed = check(formPairs(form));
  return parsed && !parsed.ok ? parsed.errors : {};
}

/** Null where the browser is too old for the check: it lacks `isWellFormed` before Chrome 111. */
function check(pairs: URLSearchParams): ParsedConsultation | null {
  try {
    return parseConsultation(pairs, todayInKorea());
  } catch (error) {
    console.warn('The form cannot be checked here.', error);
    return null;
  }
}

function receive(receipt: Receipt, form: HTMLFormElement): void {
  clearDraft();
  announceReceived(receipt);
  // The visitor has gone on to another page meanwhile: the receipt has one of its own.
  if (!form.isConnected) location.assign(`/received/${receipt.reference}`);
}
