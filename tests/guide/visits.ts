import { randomInt } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { sendForm, someForm } from '../site/visitors.ts';
import { send } from './proxy-requests.ts';

const PAGES = ['/', '/shares', '/deadlines', '/fees', '/people'];

/** Asks for a page, or sends a form; resolves with the status of the answer. */
export type Ask = (path: string, form?: URLSearchParams) => Promise<number>;

/** Asks a proxy, over TLS. */
export const throughProxy =
  (port: number): Ask =>
  async (path, form) => {
    if (!form) return (await send(port, path)).status;
    const answer = await send(port, path, {
      body: String(form),
      headers: { 'sec-fetch-site': 'same-origin', accept: 'application/json' },
      // The site limits the forms of one address.
      from: ['127', 1 + randomInt(254), randomInt(256), 1 + randomInt(254)].join('.'),
    });
    return answer.status;
  };

/** Asks the site itself, which trusts this machine as a proxy. */
export const directly =
  (url: string): Ask =>
  async (path, form) => {
    const headers = { connection: 'close' };
    const answer = await (form ? sendForm(url, form, headers) : fetch(url + path, { headers }));
    await answer.arrayBuffer();
    return answer.status;
  };

export type Visits = ReturnType<typeof visit>;

/**
 * Starts visitors who ask for five pages and then send a form, again and again.
 *
 * @param pause milliseconds that each visitor waits before the next request
 */
export function visit(ask: Ask, visitors: number, pause = 0) {
  const answers: string[] = [];
  const received: string[] = [];
  const told = new EventEmitter();
  let going = true;
  async function visitor(): Promise<void> {
    for (let count = 0; going; count++) {
      const path = PAGES[count % 6];
      const form = someForm({ key: crypto.randomUUID() });
      const asked = path ? ask(path) : ask('/consult', form);
      const status = await asked.catch(String);
      answers.push(path ? `page ${status}` : `form ${status}`);
      if (status === 201) received.push(form.get('name') ?? '');
      told.emit('answer');
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  const ended = Promise.all(Array.from({ length: visitors }, visitor));
  return {
    /** Kind and status, or error, of each answer so far: `page 200`. */
    answers,
    /** Names in the forms that were received. */
    received,
    /** Resolves when there were enough answers for each visitor to send a form. */
    async goOn() {
      const enough = answers.length + 6 * visitors;
      while (answers.length <= enough) await once(told, 'answer');
    },
    async end() {
      going = false;
      await ended;
    },
  };
}

/** Compares names: `lost` were received but not stored, `again` are stored more than once. */
export function compareStored(stored: readonly string[], received: readonly string[]) {
  return {
    lost: received.filter((name) => !stored.includes(name)),
    again: stored.filter((name, at) => stored.indexOf(name) !== at),
  };
}
