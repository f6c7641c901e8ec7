import { expect, vi } from 'vitest';
import type { SmtpPeer } from '../fakes/smtp-peer.ts';
import { LONGEST_WAIT } from '../timeouts.ts';
import { type OpenApp, openApp } from './app.ts';

export const PIN = '839140';

/** Settings that turn the list of open requests on. */
export const listOn = { DESK_LIST: 'on', DESK_PIN: PIN };

/** Headers of a form that a page without a referrer sends. */
export const own = { 'sec-fetch-site': 'same-origin', origin: 'null' };

/** Opens a site that sends its mail to this peer. */
export async function openDesk(
  mailbox: SmtpPeer,
  settings: Record<string, string>,
): Promise<OpenApp> {
  const app = await openApp({
    CHANNELS: 'mail',
    SMTP_URL: mailbox.url,
    DIGEST_AT: 'off',
    ...settings,
  });
  app.service.start();
  return app;
}

/** The path of the list's link in the mail that this address got about a request; empty: the mail has none. */
export async function linkTo(
  mailbox: SmtpPeer,
  address: string,
  reference: string,
): Promise<string> {
  const find = () =>
    mailbox.received.find(
      ({ recipients, mail }) => recipients.includes(address) && mail.text?.includes(reference),
    );
  await vi.waitFor(() => expect(find()).toBeDefined(), LONGEST_WAIT);
  const [url = ''] = find()?.mail.text?.match(/http\S+\/desk\/list\/\S+/) ?? [];
  return url && new URL(url).pathname;
}

/** Sends a form of the list from this address. */
export function post(
  app: OpenApp,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string>,
  from: string,
): Promise<Response> {
  const body = new URLSearchParams(fields);
  return app.fetch(path, { method: 'POST', headers: { ...own, ...headers }, body }, from);
}

/** Enters the PIN on the page of a link. @returns the headers of a browser that has the cookie */
export async function enterPin(
  app: OpenApp,
  link: string,
  from: string,
): Promise<{ cookie: string }> {
  const response = await post(app, link, { pin: PIN }, {}, from);
  expect([response.status, response.headers.get('location')]).toEqual([303, '/desk/list']);
  return { cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
}
