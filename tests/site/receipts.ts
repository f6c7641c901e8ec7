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
  const request = async (fields: Record<string, string> = {}) => (await requestHere(fields)).path;

  /** Sends a form, and returns the path of its receipt and the cookies of the browser. */
  async function requestHere(fields: Record<string, string> = {}) {
    number += 1;
    const body = new URLSearchParams({ ...whole, message: `${number}`, ...fields });
    if (!fields.phone) body.set('phone', `010-1234-${String(5000 + number)}`);
    if (fields.email) body.delete('phone');
    const response = await app.fetch('/consult', {
      method: 'POST',
      headers: { origin: app.origin, ...asHtml },
      body,
    });
    const path = (response.headers.get('location') ?? '').replace('#main', '');
    return { path, cookie: cookiesAfter(response) };
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
    requestHere,
    post,
    confirmation,
    open: (path: string, headers: HeadersInit = {}) =>
      app.fetch(path, { headers: { ...asHtml, ...headers } }),
    withdraw: async (path: string, choice: string, check: string) =>
      post(path, { confirm: await confirmation(path, choice, check) }),
  };
}

/** The content of a page without the menus, and without the receipt's link, whose MAC may contain anything. */
export async function mainOf(response: Response, path: string): Promise<string> {
  const html = (await response.text()).replaceAll(path.slice('/received/'.length), '');
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}

/** The cookies that a browser with these cookies has after a response. */
export function cookiesAfter(response: Response, before = ''): string {
  const jar = new Map(before.split('; ').flatMap((pair) => (pair ? [splitPair(pair)] : [])));
  for (const cookie of response.headers.getSetCookie()) {
    const [name, value] = splitPair(cookie.split('; ')[0] ?? '');
    if (cookie.includes('Max-Age=0')) jar.delete(name);
    else jar.set(name, value);
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
}

function splitPair(pair: string): [string, string] {
  const at = pair.indexOf('=');
  return [pair.slice(0, at), pair.slice(at + 1)];
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
