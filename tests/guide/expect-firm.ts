import { expect } from 'vitest';
import { firm } from '#app/firm/view/firm.ts';
import type { Answer } from './proxy-requests.ts';

/** Expects a page of the firm, with the phone number. */
export function expectFirm({ headers, body }: Pick<Answer, 'headers' | 'body'>): void {
  expect(body).toContain(`href="tel:${firm.phone.replaceAll('-', '')}"`);
  expect(body).toContain(firm.name);
  expect(headers['content-type']).toMatch(/^text\/html; charset=utf-8$/i);
  expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}$/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cache-control']).toMatch(/^no-store/);
  expect(body).not.toMatch(/nginx|caddy/i);
}
