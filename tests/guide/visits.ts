import { expect } from 'vitest';
import { someForm } from '../site/visitors.ts';
import { send } from './proxy-requests.ts';

const PAGES = ['/', '/shares', '/deadlines', '/fees', '/people'];

/**
 * Visitors who ask a proxy for five pages and then send a form, again and again.
 *
 * @param pause of each before the next request, in milliseconds
 */
export function visit(port: number, visitors: number, pause = 0) {
  const answers: string[] = [];
  const sent: string[] = [];
  let going = true;
  async function visitor(): Promise<void> {
    for (let count = 0; going; count++) {
      const path = PAGES[count % 6];
      const form = someForm({ key: crypto.randomUUID() });
      const asked = path
        ? send(port, path)
        : send(port, '/consult', {
            body: String(form),
            headers: { 'sec-fetch-site': 'same-origin', accept: 'application/json' },
          });
      const status = await asked.then((answer) => answer.status, String);
      answers.push(path ? `page ${status}` : `form ${status}`);
      if (status === 201) sent.push(form.get('name') ?? '');
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  const ended = Promise.all(Array.from({ length: visitors }, visitor));
  return {
    /** What was asked for, and the status, or the error, of each answer so far: `page 200`. */
    answers,
    /** Names in the forms that were received. */
    sent,
    /** Resolves when each visitor has sent a form since. */
    async goOn() {
      const before = answers.length;
      await expect
        .poll(() => answers.length, { timeout: 60_000 })
        .toBeGreaterThan(before + 6 * visitors);
    },
    async end() {
      going = false;
      await ended;
    },
  };
}

/** Expects each request that was received to be stored, and none twice, also one that a proxy sent again. */
export function expectOnce(stored: string[], received: string[]): void {
  expect(stored).toEqual(expect.arrayContaining(received));
  expect(new Set(stored).size).toBe(stored.length);
}
