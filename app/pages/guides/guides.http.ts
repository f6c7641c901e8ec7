import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { columns } from '#app/firm/data/columns.data.ts';
import { guideSlugs } from '#app/firm/data/guide-slugs.data.ts';
import { notices } from '#app/firm/data/notices.data.ts';
import { type OpenApp, openApp } from '../../../tests/site/app.ts';

const origin = 'https://www.example.com';

let app: OpenApp;
beforeAll(async () => {
  app = await openApp({ ORIGIN: origin });
});
afterAll(() => app.close());

const text = async (path: string) => (await app.fetch(path)).text();

test('the list leads to every guide', async () => {
  const html = await text('/guides');
  for (const slug of guideSlugs) expect(html).toContain(`href="/guides/${slug}"`);
});

describe.each(guideSlugs)('/guides/%s', (slug) => {
  const path = `/guides/${slug}`;

  test('is an article with dates and a breadcrumb', async () => {
    const response = await app.fetch(path);
    expect(response.status).toBe(200);
    const html = await response.text();
    const [, heading = ''] = html.match(/<h1[^>]*>(.*?)<\/h1>/) ?? [];
    const title = heading.replaceAll(/<[^>]*>/g, '');
    const [, json = ''] = html.match(/ld\+json">(.*?)<\/script>/) ?? [];
    const [article, breadcrumb] = JSON.parse(json)['@graph'];
    expect(article).toMatchObject({
      '@type': 'Article',
      headline: title,
      dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      mainEntityOfPage: origin + path,
      publisher: { name: '법무법인 예시' },
    });
    expect(article.author.name).toBeTruthy();
    expect(breadcrumb.itemListElement.at(-1)).toMatchObject({ name: title, item: origin + path });
    expect(html).toContain(`<title data-head="">${title} | 법무법인 예시</title>`);
    expect(html.match(/<meta data-head="" name="description" content="([^"]*)"/)?.[1]).toBeTruthy();
  });

  test('has one h1, three lines of summary and citations', async () => {
    const html = await text(path);
    const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const [, summary = ''] = html.match(/<ol class="guide-summary">(.*?)<\/ol>/s) ?? [];
    expect(summary.match(/<li>/g)).toHaveLength(3);
    expect(html).toMatch(/class="citation">\([^)]*제\d+조/);
  });
});

test('answers an unknown guide with 404 (RT-1)', async () => {
  const response = await app.fetch('/guides/none', { headers: { accept: 'application/json' } });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({
    statusCode: 404,
    statusMessage: 'Page not found: /guides/none',
  });
});

describe('the feed', () => {
  test('has every guide, column and notice, the newest first, with dates and absolute links', async () => {
    const response = await app.fetch('/rss.xml');
    expect(response.headers.get('content-type')).toMatch(/^application\/rss\+xml/);
    const xml = await response.text();
    const links = [...xml.matchAll(/<item>.*?<link>(.*?)<\/link>/gs)].map(([, link]) => link);
    expect(links.toSorted()).toEqual(
      [
        ...guideSlugs.map((slug) => `${origin}/guides/${slug}`),
        ...columns.map(({ slug }) => `${origin}/columns/${slug}`),
        ...notices.map(({ id }) => `${origin}/notices/${id}`),
      ].toSorted(),
    );
    const dates = [...xml.matchAll(/<pubDate>(.*?)<\/pubDate>/g)].map(([, date = '']) => date);
    expect(dates).toHaveLength(links.length);
    for (const date of dates) {
      // RFC 822, as toUTCString writes it.
      expect(date).toMatch(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/);
    }
    const times = dates.map(Date.parse);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  test('is named in the head, and /feed.xml leads to it', async () => {
    expect(await text('/guides')).toMatch(
      /<link rel="alternate" type="application\/rss\+xml" title="상속 안내와 알림" href="\/rss\.xml"/,
    );
    const response = await app.fetch('/feed.xml');
    expect([response.status, response.headers.get('location')]).toEqual([307, '/rss.xml']);
  });
});

test('the sitemap has every guide with the day on which it was checked', async () => {
  const xml = await text('/sitemap.xml');
  for (const slug of guideSlugs) {
    expect(xml).toMatch(
      new RegExp(
        `<loc>${origin}/guides/${slug}</loc>\\s*<lastmod>20\\d\\d-\\d\\d-\\d\\d</lastmod>`,
      ),
    );
  }
});
