import type { Answer, Failure, Problem } from '../form-state.ts';

export type Outcome =
  | Extract<Answer, { status: 'received' | 'invalid' }>
  | ({ status: 'failed' } & Problem);

/** Longer than the server's own timeouts, so that a late success is not reported as a failure. */
const TIMEOUT_MS = 20_000;

/**
 * Submits the form without leaving the page. Returns failures and never throws. Normalizes texts to NFC, because macOS
 * decomposes some Hangul, to three times the bytes.
 */
export async function send(form: URLSearchParams): Promise<Outcome> {
  try {
    const response = await fetch('/consult', {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams([...form].map(([name, value]) => [name, value.normalize('NFC')])),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      keepalive: true,
    });
    const json = response.headers.get('content-type')?.startsWith('application/json');
    // A response of our own server, of this build or an adjacent one.
    const answer = json ? ((await response.json()) as Partial<Answer>) : {};
    if (isAnswer(answer, response.status)) return outcomeOf(answer);
    return { status: 'failed', reason: reasons[response.status] ?? 'server' };
  } catch {
    // No connection, a timeout, or a partial response: reported to the visitor, who keeps the form.
    return { status: 'failed', reason: 'network' };
  }
}

const answers: Partial<Record<number, Answer['status']>> = {
  201: 'received',
  409: 'conflict',
  422: 'invalid',
  429: 'limited',
};

/** Whether the JSON is the site's answer and not that of a proxy. */
function isAnswer(answer: Partial<Answer>, status: number): answer is Answer {
  return answer.status !== undefined && answer.status === answers[status];
}

const reasons: Partial<Record<number, Exclude<Failure, 'limited' | 'conflict'>>> = {
  403: 'refused',
  413: 'tooLarge',
  // A proxy that lost the server or timed out: the request may be stored.
  502: 'network',
  504: 'network',
};

function outcomeOf(answer: Answer): Outcome {
  if (answer.status === 'conflict') return { ...answer, status: 'failed', reason: 'conflict' };
  if (answer.status === 'limited') return { ...answer, status: 'failed', reason: 'limited' };
  return answer;
}
