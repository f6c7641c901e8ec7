import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenApp, openApp } from '../../tests/site/app.ts';

let app: OpenApp;
beforeAll(async () => {
  app = await openApp({}, 'fixtures');
});
afterAll(() => app.close());

const asHtml = { headers: { accept: 'text/html' } };
const text = (html: string, pattern: RegExp) => html.match(pattern)?.[1];

describe('the error page', () => {
  test.each([
    ['/none?x=1', 404, 'Page not found: /none?x=1'],
    ['/%ED%95%9C', 404, 'Page not found: /%ED%95%9C'],
    ['//evil.example/x', 404, 'Page not found: //evil.example/x'],
    ['/fixtures/status/418', 418, 'I&#x27;m a teapot'],
    ['/fixtures/status/404', 404, 'Page Not Found'],
    ['/fixtures/status/503', 503, 'Internal Server Error'],
    ['/fixtures/status/empty', 500, ''],
    ['/fixtures/throwing', 500, 'Internal Server Error'],
  ])('RT-1, RT-6: %s answers %i with "%s"', async (path, status, message) => {
    const response = await app.fetch(path, asHtml);
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    const html = await response.text();
    expect(text(html, /<h1[^>]*>(.*?)<\/h1>/)).toBe(String(status));
    expect(text(html, /data-error-description="">(.*?)<\/p>/)).toBe(message);
    expect(text(html, /<title[^>]*>(.*?) \| /)).toBe(`${status} - ${message}`);
    expect(html).toContain('href="/"');
    expect(html).toContain('href="tel:');
    expect(html).not.toContain('Secret');
    expect(html).not.toMatch(/\bat .*\.tsx?:/);
  });

  test('escapes an unknown address', async () => {
    const response = await app.fetch(`/none?"><script>'&amp;`, asHtml);
    const html = await response.text();
    expect(html).not.toContain('"><script>');
    expect(text(html, /data-error-description="">(.*?)<\/p>/)).toBe(
      'Page not found: /none?%22%3E%3Cscript%3E%27&amp;amp;',
    );
    const canonical = `<link data-head="" rel="canonical" href="${app.origin}/none"/>`;
    expect(html).toContain(canonical);
  });

  test('redirects an unknown address to the page that was meant, or proposes one', async () => {
    const location = async (path: string) => {
      const response = await app.fetch(path, { ...asHtml, redirect: 'manual' });
      return [response.status, response.headers.get('location')];
    };
    expect(await location('/privacy.?x=1')).toEqual([308, '/privacy?x=1']);
    expect(await location('/%23consult')).toEqual([308, '/#consult']);
    expect(await location('/Fixtures/Away')).toEqual([308, '/fixtures/away']);
    expect(await location('/%5Cevil.example')).toEqual([404, null]);
    const html = await (await app.fetch('/privasy', asHtml)).text();
    expect(text(html, /혹시 이 페이지를 찾으셨나요\?.{0,20}<a class="link" href="(.*?)">/)).toBe(
      '/privacy',
    );
    expect(await (await app.fetch('/none', asHtml)).text()).not.toContain('혹시');
  });

  test('comes with one log entry and an alert for an unexpected error, without its message', async () => {
    app.log.length = 0;
    await app.fetch('/fixtures/throwing', asHtml);
    const errors = app.log.filter((line) => line.includes('"level":"error"'));
    expect(errors.map((line) => JSON.parse(line).event)).toEqual(['page_failed', 'alert']);
    expect(app.log.join('')).not.toContain('Secret');
  });

  test('is not shown if only one section throws; the other sections stay, and the page is not cached', async () => {
    for (const round of [1, 2]) {
      app.log.length = 0;
      const response = await app.fetch('/fixtures/failing-section', asHtml);
      expect(response.status).toBe(200);
      const html = await response.text();
      expect(html).toContain('The next section stands.');
      expect(html.split('data-section-failure').length - 1).toBe(1);
      expect(html).not.toContain('always fails');
      expect(app.log.join(''), `round ${round}`).toContain('"event":"section_failed"');
    }
  });
});

describe('RT-7: an error as data', () => {
  test.each<[string, Record<string, string>]>([
    ['asks for it', { accept: 'application/json' }],
    ['is curl', { accept: '*/*', 'user-agent': 'curl/8.5.0' }],
    ['is HTTPie', { 'user-agent': 'HTTPie/3.2' }],
    ['fetches across origins', { accept: '*/*', 'sec-fetch-mode': 'cors' }],
  ])('is sent to a client that %s', async (_, headers) => {
    const response = await app.fetch('/none?x=1', { headers });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      url: '/none?x=1',
      statusCode: 404,
      statusMessage: 'Page not found: /none?x=1',
      message: 'Page not found: /none?x=1',
      stack: '',
      data: { path: '/none?x=1' },
    });
  });

  test.each(['/api/none', '/none.json'])('is sent for %s', async (path) => {
    const response = await app.fetch(path, { headers: { accept: '*/*' } });
    expect(response.headers.get('content-type')).toMatch(/json/);
  });

  test('is never sent to a client that accepts HTML', async () => {
    const headers = { accept: 'text/html, application/json', 'user-agent': 'curl/8.5.0' };
    const response = await app.fetch('/api/none', { headers });
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
  });
});

describe('methods', () => {
  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s of a page is not allowed', async (method) => {
    // Rules redirect the other paths to another page and another site.
    for (const path of ['/privacy', '/fixtures/moved', '/fixtures/moved/', '/fixtures/away']) {
      const response = await app.fetch(path, { method, ...asHtml });
      expect([path, response.status]).toEqual([path, 405]);
      expect(response.headers.get('allow')).toBe('GET, HEAD');
      expect(response.headers.get('location')).toBeNull();
    }
  });

  test('HEAD answers like GET, without a body', async () => {
    const response = await app.fetch('/privacy', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('etag')).toBeTruthy();
    expect(await response.text()).toBe('');
  });
});
