import { DatabaseSync } from 'node:sqlite';
import { expect, vi } from 'vitest';
import { LONGEST_WAIT } from '../timeouts.ts';
import type { OpenApp } from './app.ts';
import { storedRequests } from './stored-requests.ts';

/** Default fields of the tests' forms. */
export const whole = { name: '김새벽', phone: '010-1234-5678', stage: 'debt', consent: 'yes' };

const asHtml = { accept: 'text/html' };

export const referenceOf = (path: string) =>
  path.slice('/received/'.length, '/received/'.length + 9);

/** A visitor without script who sends forms, opens their receipts and withdraws. */
export function visitorOf(app: OpenApp) {
  let number = 0;

  /** Sends a form, and returns the path of its receipt. */
  async function request(fields: Record<string, string> = {}): Promise<string> {
    number += 1;
    const body = new URLSearchParams({ ...whole, message: `${number}`, ...fields });
    if (!fields.phone) body.set('phone', `010-1234-${String(5000 + number)}`);
    if (fields.email) body.delete('phone');
    const response = await app.fetch('/consult', {
      method: 'POST',
      headers: { origin: app.origin, ...asHtml },
      body,
    });
    return (response.headers.get('location') ?? '').replace('#main', '');
  }

  function post(path: string, fields: Record<string, string>, headers: HeadersInit = {}) {
    return app.fetch(path, {
      method: 'POST',
      // With no-referrer a browser sends no origin.
      headers: { origin: 'null', 'sec-fetch-site': 'same-origin', ...asHtml, ...headers },
      body: new URLSearchParams(fields),
    });
  }

  /** Passes the check and returns the confirmation of the second step. */
  async function confirmation(path: string, choice: string, check: string): Promise<string> {
    const response = await post(path, { check, choice });
    expect(response.status).toBe(200);
    return /name="confirm" value="([^"]+)"/.exec(await response.text())?.[1] ?? '';
  }

  return {
    request,
    post,
    confirmation,
    open: (path: string) => app.fetch(path, { headers: asHtml }),
    withdraw: async (path: string, choice: string, check: string) =>
      post(path, { confirm: await confirmation(path, choice, check) }),
  };
}

/** The row of a receipt's request, as the firm reads it. */
export async function storedOf(app: OpenApp, path: string) {
  const all = await storedRequests(app.settings);
  return all.find(({ reference }) => reference === referenceOf(path));
}

/** Changes a row without the site's knowledge. */
export async function changeRow(app: OpenApp, path: string, assignment: string): Promise<void> {
  const database = new DatabaseSync(`${app.dataDir}/site.sqlite`);
  const where = `where reference = '${referenceOf(path)}'`;
  // The database is locked while the site records a delivery.
  await vi.waitFor(
    () => database.exec(`update consultation set ${assignment} ${where}`),
    LONGEST_WAIT,
  );
  database.close();
}
