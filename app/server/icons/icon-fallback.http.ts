import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type OpenApp, openApp } from '../../../tests/site/app.ts';

const mdi = { prefix: 'mdi', icons: { home: { body: '<path d="M0 0h24v24z"/>' } } };
let answer: RequestListener;
let asked: (string | undefined)[] = [];
const host = createServer((request, response) => {
  asked.push(request.url);
  answer(request, response);
});
let app: OpenApp;
let url: string;
beforeAll(async () => {
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening));
  // An address of a TCP server is an object.
  url = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  app = await openApp({ ICON_FALLBACK: url });
});
afterEach(() => {
  asked = [];
  vi.restoreAllMocks();
});
afterAll(async () => {
  await app.close();
  host.closeAllConnections();
  host.close();
});

const icons = (path: string) => app.fetch(`/api/_nuxt_icon/${path}`);
const json = (value: unknown, status = 200): RequestListener => {
  return (_, response) => response.writeHead(status).end(JSON.stringify(value));
};

describe('a collection that the site does not have', () => {
  test('IC-1: comes from the public host, and is cached like the others', async () => {
    answer = json(mdi);
    const response = await icons('mdi.json?icons=home%2Caccount%2C..%2F&secret=1');
    expect(await response.json()).toEqual(mdi);
    expect(response.headers.get('cache-control')).toContain('max-age=604800');
    expect(asked, 'plain names alone').toEqual(['/mdi.json?icons=home%2Caccount']);
  });

  test('IC-1: is 404 when the host answers 404', async () => {
    answer = json('404', 404);
    expect((await icons('none.json?icons=home')).status).toBe(404);
    expect(asked).toHaveLength(1);
  });

  test.each<[string, RequestListener]>([
    ['a failure', json(mdi, 503)],
    ['another collection', json({ ...mdi, prefix: 'other' })],
    ['no icons', json({ prefix: 'mdi' })],
    ['no JSON', (_, response) => response.end('<html>')],
    ['too much', (_, response) => response.end(JSON.stringify({ ...mdi, x: 'x'.repeat(1e6) }))],
    ['a redirect', (_, response) => response.writeHead(302, { location: '/mdi2.json' }).end()],
    ['a hang-up', (_, response) => response.destroy()],
  ])('IC-1: is 500 after %s', async (_, listener) => {
    answer = listener;
    const response = await icons('mdi.json?icons=home');
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ message: 'Failed to fetch fallback icon' });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(asked).toHaveLength(1);
    expect(app.log.at(-2)).toContain('icon_fallback_failed');
  });

  test('IC-1: is 500 when the host does not answer within 5 s', async () => {
    const late = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    answer = () => late.abort();
    expect((await icons('mdi.json?icons=home')).status).toBe(500);
    expect(timeout).toHaveBeenCalledWith(5000);
  });

  test.each(['mdi.json', 'mdi.json?icons=..%2F', 'lucide.json', '..%2Fmdi.json?icons=home'])(
    'IC-1: is not asked for as a whole, nor by a path: %s',
    async (path) => {
      expect((await icons(path)).status).toBe(404);
      expect(asked).toEqual([]);
    },
  );

  test('IC-1: is not requested for icons of the site', async () => {
    expect((await icons('lucide.json?icons=phone,none')).status).toBe(200);
    expect(asked).toEqual([]);
  });
});

describe('the page', () => {
  test('IC-4: names the host, and its policy allows it', async () => {
    const response = await app.fetch('/');
    expect(await response.text()).toContain(`<meta name="icon-fallback" content="${url}"/>`);
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain(`connect-src 'self' ${url};`);
  });

  test('IC-4: names no host where none is configured', async () => {
    const closed = await openApp();
    const response = await closed.fetch('/');
    expect(await response.text()).not.toContain('icon-fallback');
    expect(response.headers.get('content-security-policy')).toContain("connect-src 'self';");
    await closed.close();
  });
});
