import type { failures } from '#app/content/consult.ts';
import type { Receipt } from './form-state.ts';
import type { FieldErrors } from './schema.ts';

/** What the server answers to a form sent with script: 201, 422, or one of the failures. */
export type Answer =
  | { status: 'received'; receipt: Receipt }
  | { status: 'invalid'; errors: FieldErrors };

export type Outcome = Answer | { status: 'failed'; reason: keyof typeof failures };

/** Longer than the server's own patience, so that a late success is not taken for a failure. */
const TIMEOUT_MS = 20_000;

/** Sends the form without leaving the page. Whatever goes wrong is an outcome, never an exception. */
export async function send(form: URLSearchParams): Promise<Outcome> {
  try {
    const response = await fetch('/consult', {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: form,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      keepalive: true,
    });
    if (response.status === 201 || response.status === 422) {
      // Our own server's answer to our own form, from this very build or one beside it.
      return (await response.json()) as Answer;
    }
    return { status: 'failed', reason: reasons[response.status] ?? 'server' };
  } catch {
    // No connection, no answer in time, or half of one: the visitor is told and nothing is lost.
    return { status: 'failed', reason: 'network' };
  }
}

const reasons: Record<number, keyof typeof failures> = { 403: 'refused', 413: 'tooLarge' };
