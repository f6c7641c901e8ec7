import type { Answer } from '#app/consult/intake/form-state.ts';
import type { OpenApp } from './app.ts';
import { someForm } from './visitors.ts';

interface PostOptions {
  /** Omitted: a random valid form. */
  form?: URLSearchParams | Record<string, string>;
  headers?: Record<string, string>;
  /** See OpenApp.fetch. */
  peer?: string;
}

/** Sends a form as the page does without script. */
export function postForm(app: OpenApp, { form = someForm(), headers, peer }: PostOptions = {}) {
  return app.fetch(
    '/consult',
    {
      method: 'POST',
      headers: { origin: app.origin, accept: 'text/html', ...headers },
      body: new URLSearchParams(form),
    },
    peer,
  );
}

/** Sends a form as the page does with script. */
export async function sendData(app: OpenApp, { form, headers, peer }: PostOptions = {}) {
  const response = await postForm(app, {
    ...(form && { form }),
    ...(peer && { peer }),
    headers: { accept: 'application/json', ...headers },
  });
  // A response of our own server.
  return { status: response.status, answer: (await response.json()) as Answer };
}

/**
 * Sends a form that the site accepts.
 *
 * @returns the request's reference
 */
export async function sendAccepted(app: OpenApp, options?: PostOptions): Promise<string> {
  const { answer } = await sendData(app, options);
  if (answer.status !== 'received') throw new Error(answer.status);
  return answer.receipt.reference;
}
