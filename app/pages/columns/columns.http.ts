import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from '#app/firm/data/cases.data.ts';
import { columns } from '#app/firm/data/columns.data.ts';
import { dottedDate } from '#app/law/dotted-date.ts';
import { SEARCH_ENTRIES, type SearchEntry } from '#app/search/search-entry.ts';
import { type OpenApp, openApp } from '../../../tests/site/app.ts';

const origin = 'https://www.example.com';

let app: OpenApp;
beforeAll(async () => {
  app = await openApp({ ORIGIN: origin });
});
afterAll(() => app.close());

const page = async (path: string) => {
  const response = await app.fetch(path);
  expect(response.status, path).toBe(200);
  return (await response.text()).replaceAll('\u00a0', ' ');
};
const part = (html: string, id: string) =>
  html.match(new RegExp(`<section[^>]* id="${id}".*?</section>`, 's'))?.[0];

describe.each(columns)('/columns/$slug', ({ slug, title, kind, date, area, link }) => {
  const path = `/columns/${slug}`;

  test('is an article that says as of when it speaks', async () => {
    const html = await page(path);
    const [, json = ''] = html.match(/ld\+json">(.*?)<\/script>/) ?? [];
    expect(JSON.parse(json)['@graph'][0]).toMatchObject({
      '@type': 'Article',
      headline: title,
      datePublished: date,
      mainEntityOfPage: origin + path,
      publisher: { name: '법무법인 예시' },
    });
    const verb = { 칼럼: '쓴 글', 강의: '강의한 내용', 기고·보도: '실린 글' }[kind];
    expect(html).toContain(
      `${dottedDate(date)}에 ${verb}입니다. 그 뒤에 법이 달라졌을 수 있습니다.`.replaceAll(
        '\u00a0',
        ' ',
      ),
    );
    if (link) expect(html).toContain(`href="${link}" rel="noopener"`);
    expect(html).not.toMatch(/class="guide-summary"|id="sources"/);
  });

  test('is found in the list of guides, on its area’s page, in the sitemap and by the search', async () => {
    expect(part(await page('/guides'), 'columns')).toContain(`href="${path}"`);
    if (area) expect(part(await page(`/areas/${area}`), 'onward')).toContain(`href="${path}"`);
    expect(await page('/sitemap.xml')).toMatch(
      new RegExp(`<loc>${origin}${path}</loc>\\s*<lastmod>${date}</lastmod>`),
    );
    const entries: SearchEntry[] = await (await app.fetch(SEARCH_ENTRIES)).json();
    expect(entries.find((entry) => entry.path === path)).toMatchObject({ kind: '상속 안내' });
  });
});

test.each(cases)('the page of its area tells the case $id, without a result', async (one) => {
  const told = part(await page(`/areas/${one.area}`), 'cases') ?? '';
  for (const text of [one.title, one.period, one.family, one.issue, ...one.done]) {
    expect(told).toContain(text.replaceAll('\u00a0', ' '));
  }
  expect(told).toContain('결과는 사건마다 달라서 적지 않습니다.');
  if (one.situation) expect(told).toContain(`href="/situations/${one.situation}"`);
});

test('the page of an area without cases has no part for them', async () => {
  expect(part(await page('/areas/tax'), 'who')).toBeDefined();
  expect(part(await page('/areas/tax'), 'cases')).toBeUndefined();
});
