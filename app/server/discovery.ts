import { Hono } from 'hono';
import { columns } from '#app/firm/data/columns.data.ts';
import { guides } from '#app/firm/data/guides.data.ts';
import { notices } from '#app/firm/data/notices.data.ts';
import type { Column } from '#app/firm/schema/column-schema.ts';
import type { Guide } from '#app/firm/schema/guide-schema.ts';
import type { Notice } from '#app/firm/schema/notice-schema.ts';
import { firm } from '#app/firm/view/firm.ts';
import { startOfKoreanDay } from '#app/law/korean-time.ts';
import { guidesPage } from '#app/pages/guides/copy.ts';
import { html } from '#app/platform/html.ts';
import type { PublicPage } from '#app/router/public-pages.ts';

/**
 * Files for search engines, feed readers and home screens; each may be cached for a day.
 *
 * @param indexNowKey key that proves that a notification comes from the site; null if the site sends none
 */
export function discoveryRoutes(origin: string, pages: PublicPage[], indexNowKey: string | null) {
  const files: Record<string, [type: string, text: string]> = {
    '/robots.txt': [plain, robotsTxt(origin)],
    '/sitemap.xml': ['application/xml; charset=utf-8', sitemapXml(origin, pages)],
    '/rss.xml': ['application/rss+xml; charset=utf-8', rssXml(origin)],
    '/site.webmanifest': ['application/manifest+json', webManifest()],
    ...(indexNowKey !== null && { [`/${indexNowKey}.txt`]: [plain, indexNowKey] }),
  };
  const app = new Hono();
  for (const [path, [type, text]] of Object.entries(files)) {
    const headers = { 'content-type': type, 'cache-control': 'public, max-age=86400' };
    app.get(path, ({ body }) => body(text, 200, headers));
  }
  return app;
}

const plain = 'text/plain; charset=utf-8';

/** robots.txt: allows crawling everything. Pages that must not be indexed have their own `noindex`. */
function robotsTxt(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** sitemap.xml (sitemaps.org): the public pages that have a `lastModified`. */
function sitemapXml(origin: string, pages: PublicPage[]): string {
  const urls = pages
    .filter(({ lastModified }) => lastModified !== undefined)
    .map(
      ({ path, lastModified }) =>
        html`  <url>\n    <loc>${origin}${path}</loc>\n    <lastmod>${lastModified}</lastmod>\n  </url>\n`,
    );
  return html`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`
    .markup;
}

/** rss.xml (RSS 2.0): guides, columns and notices, the newest first, for feed readers and Naver's Search Advisor. */
function rssXml(origin: string): string {
  const items = [...guides.map(guideItem), ...columns.map(columnItem), ...notices.map(noticeItem)]
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .map(
      ({ path, date, title, description }) => html`    <item>
      <title>${title}</title>
      <link>${origin}${path}</link>
      <guid>${origin}${path}</guid>
      <pubDate>${startOfKoreanDay(date).toUTCString()}</pubDate>
      <description>${description}</description>
    </item>
`,
    );
  return html`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${guidesPage.feed.title}</title>
    <link>${origin}/guides</link>
    <atom:link href="${origin}/rss.xml" rel="self" type="application/rss+xml"/>
    <description>${guidesPage.feed.description}</description>
    <language>ko</language>
${items}  </channel>
</rss>
`.markup;
}

function guideItem({ slug, published, title, description }: Guide) {
  return { path: `/guides/${slug}`, date: published, title, description };
}

function columnItem({ slug, date, title, description }: Column) {
  return { path: `/columns/${slug}`, date, title, description };
}

function noticeItem({ id, date, title, text }: Notice) {
  return { path: `/notices/${id}`, date, title, description: text.join(' ') };
}

/** The web manifest, for visitors who add the site to their home screen. */
function webManifest(): string {
  return JSON.stringify({
    name: firm.name,
    short_name: firm.name,
    lang: 'ko',
    start_url: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  });
}
