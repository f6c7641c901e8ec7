import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { payloadPath } from '#app/routing/payload.ts';
import { type OpenApp, openApp } from '../../tests/site/app.ts';
import { pageKinds } from '../../tests/site/page-kinds.ts';

let app: OpenApp;
beforeAll(async () => {
  app = await openApp({
    ORIGIN: 'https://www.example.com',
    NAVER_SITE_VERIFICATION: 'naver-token',
    GOOGLE_SITE_VERIFICATION: 'google-token',
  });
});
afterAll(() => app.close());

const asHtml = { headers: { accept: 'text/html' } };
const validator = new HtmlValidate({
  // The policy allows no inline style, so a table aligned to the columns of a drawing needs this.
  elements: ['html5', { col: { attributes: { width: {} } } }],
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React's way of writing HTML: <br/>, charSet, crossorigin="", novalidate="". Parsers read it the same.
    'void-style': 'off',
    // The ids that React makes begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    'attr-case': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    // Integrity protects files from other hosts, which the site does not use.
    'require-sri': 'off',
    // A style keeps numbers on one line.
    'tel-non-breaking': 'off',
  },
});

async function receiptPath(): Promise<string> {
  const response = await app.fetch('/consult', {
    method: 'POST',
    headers: { origin: app.origin },
    body: new URLSearchParams({
      name: '가',
      phone: '01012345678',
      stage: 'unsure',
      consent: 'yes',
    }),
  });
  return new URL(response.headers.get('location') ?? '', app.origin).pathname;
}

const paths: [string, number, () => Promise<string>][] = [
  ...pageKinds.map((path): [string, number, () => Promise<string>] => [
    path,
    200,
    async () => path,
  ]),
  ['the form with what its address says', 200, async () => '/consult?area=tax'],
  ['the search with a word', 200, async () => '/search?q=%EC%88%98%EC%9E%84%EB%A3%8C'],
  ['the receipt', 200, receiptPath],
  ['a path of no page', 404, async () => '/none?x=1'],
];

describe.each(paths)('%s', (_, status, path) => {
  test('HD-1, HD-2: is a Korean document with one of each tag and absolute addresses', async () => {
    const address = await path();
    const response = await app.fetch(address, asHtml);
    expect(response.status).toBe(status);
    const html = await response.text();
    expect(html).toMatch(/^<!DOCTYPE html><html lang="ko">/);
    const { pathname } = new URL(address, app.origin);
    // The link of a receipt opens it, and tracking tools read the head.
    const canonical = pathname.replace(/^\/received\/.*/, '/received/receipt');
    expect(html.match(/<link[^>]*rel="canonical"[^>]*>/g)).toEqual([
      `<link data-head="" rel="canonical" href="https://www.example.com${canonical}"/>`,
    ]);
    expect(html.match(/<title[ >]/g)?.length).toBeGreaterThanOrEqual(1);
    for (const tag of [
      'property="og:title"',
      'property="og:url"',
      'property="og:image" content="https://www.example.com/social',
      'property="og:image:width" content="1200"',
      'property="og:image:height" content="630"',
      'property="og:image:alt"',
      'property="og:locale" content="ko_KR"',
      'name="naver-site-verification" content="naver-token"',
      'name="google-site-verification" content="google-token"',
      'rel="manifest"',
      'rel="apple-touch-icon"',
    ]) {
      expect(html.split(tag).length - 1, tag).toBe(1);
    }
  });

  test('asks a proxy to leave it as it is', async () => {
    const { headers } = await app.fetch(await path(), asHtml);
    expect(headers.get('cache-control')).toMatch(/^no-(?:cache|store), no-transform$/);
  });

  test('is valid HTML without inline styles', async () => {
    const html = await (await app.fetch(await path(), asHtml)).text();
    const report = await validator.validateString(html);
    expect(
      report.results.flatMap(({ messages }) =>
        messages.map(
          ({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`,
        ),
      ),
    ).toEqual([]);
    expect(html).not.toMatch(/<style|\sstyle="/);
  });

  test('contains words as visitors type, find and copy them', async () => {
    const html = await (await app.fetch(await path(), asHtml)).text();
    const { body = '' } = /(?<body><body.*)/s.exec(html)?.groups ?? {};
    // Excludes invisible characters within words, and hyphens that a keyboard lacks.
    expect(body.match(/.{0,20}[\p{Cf}\u2010\u2011].{0,20}/gu)).toBeNull();
  });

  test('references only files that exist, with the right types', async () => {
    const html = await (await app.fetch(await path(), asHtml)).text();
    const addresses = [...html.matchAll(/<(?:link|script)[^>]*?(?:href|src)="(\/[^"]*)"/g)];
    expect(addresses.length).toBeGreaterThan(6);
    for (const [tag, address = ''] of addresses) {
      const response = await app.fetch(address);
      expect(response.status, address).toBe(200);
      const type = response.headers.get('content-type') ?? '';
      if (/rel="(icon|apple-touch-icon)"/.test(tag)) expect(type).toMatch(/^image\//);
      if (/rel="manifest"/.test(tag)) expect(type).toBe('application/manifest+json');
    }
  });
});

describe('pages for everyone', () => {
  test('HD-8: have all content without script', async () => {
    const html = await (await app.fetch('/')).text();
    for (const words of [
      '상속포기·한정승인',
      '개인정보 수집·이용에 동의합니다',
      'href="tel:',
      'pf.kakao.com',
    ]) {
      expect(html).toContain(words);
    }
  });

  test('have an ETag that saves the second transfer', async () => {
    const first = await app.fetch('/');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('no-cache, no-transform');
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const second = await app.fetch('/', { headers: { 'if-none-match': tag } });
      expect(second.status, tag).toBe(304);
      expect(await second.text()).toBe('');
    }
    const changed = await app.fetch('/', { headers: { 'if-none-match': '"other"' } });
    expect(changed.status).toBe(200);
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
    ['', null],
  ])('are compressed for clients that accept %j', async (accepted, encoding) => {
    const response = await app.fetch('/', { headers: { 'accept-encoding': accepted } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('accept-encoding');
  });

  test('are the same whatever the query', async () => {
    const tags = await Promise.all(
      ['/', '/?utm_source=naver&NaPm=x'].map(async (path) =>
        (await app.fetch(path)).headers.get('etag'),
      ),
    );
    expect(tags[0]).toBe(tags[1]);
  });

  test('a HEAD has the headers of a GET, cached or not', async () => {
    for (const path of ['/disclaimer', '/disclaimer', '/favicon.svg']) {
      const head = await app.fetch(path, { method: 'HEAD' });
      const get = await app.fetch(path);
      expect(await head.text()).toBe('');
      expect(head.status).toBe(200);
      expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
      const { byteLength } = await get.arrayBuffer();
      expect(get.headers.get('content-length')).toBe(String(byteLength));
    }
  });

  test('have the same headers when answered from memory', async () => {
    const missing = await app.fetch('/none', asHtml);
    const common = [...missing.headers].filter(
      ([name]) => !['content-type', 'cache-control', 'vary'].includes(name),
    );
    expect(common.length).toBeGreaterThan(6);
    await app.fetch('/privacy');
    const etag = (await app.fetch('/privacy')).headers.get('etag') ?? '';
    const init = { headers: { 'if-none-match': etag } };
    for (const response of [
      await app.fetch('/privacy'),
      await app.fetch('/privacy', init),
      await app.fetch('/favicon.svg'),
    ]) {
      expect([...response.headers]).toEqual(expect.arrayContaining(common));
    }
  });

  test('have one address, without a trailing slash', async () => {
    const response = await app.fetch('/privacy/?a=1');
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe('/privacy?a=1');
    const twice = await app.fetch('/privacy//');
    expect(twice.status).toBe(308);
    expect(twice.headers.get('location')).toBe('/privacy');
    const foreign = await app.fetch('//evil.example/privacy/');
    expect(foreign.headers.get('location')).toBeNull();
  });

  test('PL-1: have head and content of their document as a payload', async () => {
    for (const path of ['/', '/privacy']) {
      const response = await app.fetch(payloadPath(path));
      expect(response.headers.get('content-type')).toBe('application/json');
      const { head, html } = await response.json();
      expect(head).toContain(`rel="canonical" href="https://www.example.com${path}"`);
      const document = await (await app.fetch(path)).text();
      expect(document).toContain(head);
      // The form names the moment at which its page was made.
      const made = /madeAt&quot;:&quot;[^&]*/g;
      expect(document.replace(made, '')).toContain(`>${html.replace(made, '')}</main>`);
    }
  });

  test('do not contain the facts that support their legal sentences', async () => {
    for (const path of [
      '/',
      '/questions',
      '/situations/debt',
      '/amendments',
      '/fees',
      '/procedure',
    ]) {
      const { html } = await (await app.fetch(payloadPath(path))).json();
      expect(html, path).toMatch(/제\d+조/);
      // Facts could appear in structured data or in the props of an island, as a list of rows.
      expect(html.match(/facts(?:"|&quot;):\[/), path).toBeNull();
    }
  });

  test('describe the firm to search engines', async () => {
    const html = await (await app.fetch('/')).text();
    const [, data = ''] = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? [];
    expect(JSON.parse(data)['@graph'][0]).toMatchObject({
      '@type': 'LegalService',
      url: 'https://www.example.com/',
      telephone: expect.stringMatching(/^\+82-/),
    });
  });
});

describe('pages for one visitor', () => {
  test('are neither cached nor indexed', async () => {
    const response = await app.fetch(await receiptPath(), asHtml);
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(await response.text()).toContain('<meta data-head="" name="robots" content="noindex"/>');
  });

  test('a receipt of an unknown request is a 404', async () => {
    for (const reference of ['AAAA-AAAA', 'x', '%00', '..%2f..']) {
      expect((await app.fetch(`/received/${reference}`, asHtml)).status, reference).toBe(404);
    }
  });
});
