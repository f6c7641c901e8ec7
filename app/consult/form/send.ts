import type { Answer } from '../submission/answer.ts';
import type { Failure, Problem } from '../submission/form-state.ts';

export type Outcome =
  | Extract<Answer, { status: 'received' | 'invalid' }>
  | ({ status: 'failed' } & Problem);

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
    const json = response.headers.get('content-type')?.startsWith('application/json');
    // Our own server's answer to our own form, from this very build or one beside it.
    const answer = json ? ((await response.json()) as Partial<Answer>) : {};
    return isAnswer(answer, response.status) ? outcomeOf(answer) : failureOf(response.status);
  } catch {
    // No connection, no answer in time, or half of one: the visitor is told and nothing is lost.
    return { status: 'failed', reason: 'network' };
  }
}

const answers: Partial<Record<number, Answer['status']>> = {
  201: 'received',
  409: 'conflict',
  422: 'invalid',
  429: 'limited',
};

/** A proxy before the server has answers of its own. */
function isAnswer(answer: Partial<Answer>, status: number): answer is Answer {
  return answer.status !== undefined && answer.status === answers[status];
}

const reasons: Partial<Record<number, Exclude<Failure, 'limited' | 'conflict'>>> = {
  403: 'refused',
  413: 'tooLarge',
  // A proxy that lost the server, or did not wait for it: what was sent may be stored.
  502: 'network',
  504: 'network',
};

function failureOf(status: number): Outcome {
  return { status: 'failed', reason: reasons[status] ?? 'server' };
}

function outcomeOf(answer: Answer): Outcome {
  if (answer.status === 'conflict') {
    return { status: 'failed', reason: 'conflict', receipt: answer.receipt };
  }
  if (answer.status === 'limited') {
    return { status: 'failed', reason: 'limited', retryAfter: answer.retryAfter };
  }
  return answer;
}
