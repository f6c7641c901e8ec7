import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenApp, openApp } from '../../../tests/site/app.ts';

let app: OpenApp;
beforeAll(async () => {
  app = await openApp({ ORIGIN: 'https://www.example.com' });
});
afterAll(() => app.close());

const asHtml = { headers: { accept: 'text/html' } };
const search = (query: string) => app.fetch(`/search?q=${encodeURIComponent(query)}`, asHtml);

/** The list of results. */
function resultsIn(html: string): string {
  return /<ul class="search-results">(.*?)<\/ul>/s.exec(html)?.[1] ?? '';
}

test('without script, a word is answered with its results', async () => {
  const response = await search('수임료');
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(resultsIn(html)).toMatch(/^<li><a href="\/fees">/);
  expect(resultsIn(html)).toContain('<mark class="marked">비용</mark>');
  expect(html).toMatch(/<form [^>]*action="\/search"/);
  expect(html).toMatch(/<input [^>]*name="q"[^>]*value="수임료"/);
  expect(html).toMatch(/role="status">[^<]*\d+(?:<!-- -->)?건을 찾았습니다/);
});

test('the answer is stored nowhere, and nothing that a tool or another site reads has the word', async () => {
  const response = await search('카나리아');
  expect(response.headers.get('cache-control')).toMatch(/^no-store/);
  expect(response.headers.get('referrer-policy')).toBe('strict-origin');
  const html = await response.text();
  const [head = ''] = html.split('</head>');
  expect(head).toContain('<meta data-head="" name="robots" content="noindex"/>');
  expect(head).toContain('<meta data-head="" name="referrer" content="strict-origin"/>');
  expect(head).toContain('rel="canonical" href="https://www.example.com/search"');
  expect(head).not.toContain('카나리아');
  const links = [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, link = '']) => link);
  expect(links.filter((link) => decodeURIComponent(link).includes('카나리아'))).toEqual([]);
});

test('a word that is not found leads to those that are searched for most', async () => {
  const html = await (await search('양자역학')).text();
  expect(resultsIn(html)).toBe('');
  expect(html).toContain('“양자역학”의 검색 결과가 없습니다.');
  const [, word = ''] =
    /<p class="search-popular">.*?<a [^>]*href="\/search\?q=([^"]+)"/s.exec(html) ?? [];
  expect(word).not.toBe('');
  expect(resultsIn(await (await app.fetch(`/search?q=${word}`, asHtml)).text())).not.toBe('');
});

test.each([
  ['markup', '"><script>alert(1)</script><img src=x onerror=alert(1)>'],
  ['signs of a pattern', '(?:[\\^$.*+{'],
  ['an object’s own names', '__proto__ constructor toString'],
  ['half of a pair', '\u{1f600}'.repeat(60)],
  ['a character that becomes eighteen', '\ufdfa'.repeat(90)],
  ['endings without end', '돌아가셨'.repeat(25)],
  ['60,000 characters', '가나다 '.repeat(15_000)],
])('answers %s', async (_, query) => {
  const response = await search(query);
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).not.toMatch(/<script>alert|<img src=x/);
  const [, value = ''] = /<input [^>]*name="q"[^>]*value="([^"]*)"/.exec(html) ?? [];
  expect(value).not.toBe('');
  expect(value.length).toBeLessThanOrEqual(600);
  expect(html).not.toContain('\ufffd\ufffd');
});

test.each(['?q=%E0%A4%A', '?q=%ZZ&q=2', '?q=%00', '?q', '?q=', '?q=%E3%85%A4', '?x=1'])(
  'answers the address /search%s',
  async (query) => {
    const response = await app.fetch(`/search${query}`, asHtml);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('id="search-query"');
  },
);

test('the page without a word is the same for everyone, whatever was searched for before', async () => {
  await search('카나리아');
  for (const path of ['/search', '/search?q=', '/search?q=%E3%85%A4', '/search?utm_source=x']) {
    const response = await app.fetch(path, asHtml);
    expect(response.headers.get('etag'), path).not.toBeNull();
    expect(await response.text()).not.toMatch(/카나리아|name="robots"/);
  }
});

describe('the log', () => {
  test('has no word that was searched for', async () => {
    app.log.length = 0;
    const word = '카나리아CanaryWord';
    const query = `q=${encodeURIComponent(word)}`;
    const json = { headers: { accept: 'application/json' } };
    await search(word);
    await app.fetch(`/search/?${query}`, asHtml);
    await app.fetch(`/search?${query}`, { method: 'HEAD' });
    await app.fetch(`/search?${query}`, { method: 'POST', body: query });
    await app.fetch(`/Search?${query}`, json);
    await app.fetch(`/_payload/search.json?${query}`, json);
    await app.fetch(`http://evil.example/search?${query}`, asHtml);
    const log = app.log.join('');
    expect(log).toContain('"route":"/search"');
    expect(log).not.toMatch(/Canary|카나리아|%EC%B9%B4/i);
  });
});
