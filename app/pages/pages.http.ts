import { afterAll, beforeAll, expect, test } from 'vitest';
import { questions } from '#app/firm/view/questions.ts';
import { SEARCH_ENTRIES, type SearchEntry } from '#app/search/search-entry.ts';
import { type OpenApp, openApp } from '../../tests/site/app.ts';

const origin = 'https://www.example.com';
let app: OpenApp;
beforeAll(async () => {
  app = await openApp({ ORIGIN: origin });
});
afterAll(() => app.close());

const asHtml = { headers: { accept: 'text/html' } };

/** A page of each kind: address, words of its title, words of its body. */
const kinds: [path: string, title: string, words: string][] = [
  ['/situations/debt', '상속포기와 한정승인', '다음 순위 가족에게 알립니다.'],
  ['/areas', '맡는 상속 사건', '상속재산분할'],
  ['/areas/forced-share', '유류분', '유류분의 권리자와 유류분'],
  ['/procedure', '상속 절차', '채권자 공고'],
  ['/amendments', '달라진 상속법', '2026.\u00a03.\u00a017. 이후 돌아가신 경우'],
  ['/fees', '비용', '송달료'],
  ['/people', '변호사', '상담 담당'],
  ['/questions', '자주 묻는 질문', '고인의 통장에서 돈을 찾아 써도 되나요?'],
  ['/notices', '알림', '/notices/law-2026-03-17'],
  ['/notices/law-2026-03-17', '개정 민법', '비교표에서 확인해 주세요.'],
];

test.each(kinds)('%s has a title, its content and a breadcrumb', async (path, title, words) => {
  const response = await app.fetch(path, asHtml);
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html.match(/<title[^>]*>(.*?)<\/title>/)?.[1]).toContain(title);
  expect(html).toContain(words);
  const crumbs = dataOf(html).find((data) => data['@type'] === 'BreadcrumbList');
  expect(crumbs?.itemListElement).toEqual(
    expect.arrayContaining([expect.objectContaining({ item: origin + path })]),
  );
});

test.each([
  ['/shares', '배우자와 부모 한 분'],
  ['/forced-share', '자녀 둘, 배우자 없음'],
  ['/inheritance-tax', '4억 6,000만 원'],
])('the search index has the table of %s', async (path, words) => {
  const entries: SearchEntry[] = await (await app.fetch(SEARCH_ENTRIES)).json();
  expect(entries.find((entry) => entry.path === path)?.text).toContain(words);
});

test.each([
  '/situations/none',
  '/situations/toString',
  '/areas/none',
  '/areas/constructor',
  '/columns/none',
  '/people/none',
  '/notices/none',
])('RT-1: answers 404 at %s', async (path) => {
  const response = await app.fetch(path, { headers: { accept: 'application/json' } });
  expect(response.status).toBe(404);
  expect(JSON.stringify(await response.json())).toContain(`Page not found: ${path}`);
});

test('caches a guarded page at an address that the page lists', async () => {
  const { headers } = await app.fetch('/areas/will');
  const etag = headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  const again = await app.fetch('/areas/will', { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

test('the questions are a FAQPage, each with its answer and its own address', async () => {
  const html = await (await app.fetch('/questions')).text();
  const page = dataOf(html).find((data) => data['@type'] === 'FAQPage');
  expect(page?.mainEntity).toHaveLength(questions.length);
  for (const { id, question } of questions) {
    expect(html).toContain(` id="${id}"`);
    expect(page?.mainEntity).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: question, url: `${origin}/questions#${id}` }),
      ]),
    );
  }
});

test('a link of the feed leads to the page of a notice', async () => {
  const feed = await (await app.fetch('/rss.xml')).text();
  const [, link = ''] = feed.match(/<link>(\S+\/notices\/\S+)<\/link>/) ?? [];
  expect((await app.fetch(new URL(link).pathname)).status).toBe(200);
});

function dataOf(html: string): Record<string, unknown>[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  return [...scripts].flatMap(([, json = '']) => JSON.parse(json));
}
