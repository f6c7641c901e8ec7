import { Hono } from 'hono';
import { disclaimerPage } from '#app/content/disclaimer.ts';
import { firm } from '#app/content/firm.ts';
import { notices, noticesPage } from '#app/content/notices.ts';
import { privacy } from '#app/content/privacy.ts';
import type { PageRoute } from '#app/router/page-route.ts';

interface DiscoveryOptions {
  origin: URL;
  routes: readonly PageRoute[];
  /** Proves to search engines that a change is announced by the site's owner; null: none is announced. */
  indexNowKey: string | null;
}

/** What search engines, feed readers and home screens request; each may be cached for a day. */
export function discoveryRoutes({ origin: { origin }, routes, indexNowKey }: DiscoveryOptions) {
  const files: Record<string, [type: string, text: string]> = {
    '/robots.txt': [plain, robotsTxt(origin)],
    '/sitemap.xml': ['application/xml; charset=utf-8', sitemapXml(origin, routes)],
    '/rss.xml': ['application/rss+xml; charset=utf-8', rssXml(origin)],
    '/site.webmanifest': ['application/manifest+json', webManifest()],
    ...(indexNowKey !== null && { [`/${indexNowKey}.txt`]: [plain, indexNowKey] }),
  };
  const app = new Hono();
  for (const [path, [type, text]] of Object.entries(files)) {
    const headers = {
      'content-type': type,
      'cache-control': 'public, max-age=86400',
    };
    app.get(path, ({ body }) => body(text, 200, headers));
  }
  return app;
}

const plain = 'text/plain; charset=utf-8';

/** robots.txt: everything may be crawled; pages that must not be indexed say so themselves. */
function robotsTxt(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** sitemap.xml (sitemaps.org): the pages that are the same for everyone. */
function sitemapXml(origin: string, routes: readonly PageRoute[]): string {
  const pages = routes
    .filter(({ audience }) => audience === 'everyone')
    .map(
      ({ id, path }) =>
        `  <url>\n    <loc>${origin}${path}</loc>\n    <lastmod>${changedOn[id] ?? firm.lawCheckedOn}</lastmod>\n  </url>\n`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages.join('')}</urlset>\n`;
}

/** The day on which a page's own text last changed, by the id of its route; the others follow the law. */
const changedOn: Record<string, string | undefined> = {
  privacy: undotted(privacy.effective),
  disclaimer: undotted(disclaimerPage.effective),
  notices: notices[0]?.date,
};

/** 2026. 3. 17. as 2026-03-17. */
function undotted(date: string): string {
  const [year = '', month = '', day = ''] = date.split('.').map((part) => part.trim());
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}

/** rss.xml (RSS 2.0): the dated notices, for feed readers and Naver's Search Advisor. */
function rssXml(origin: string): string {
  const items = notices.map(
    ({ id, date, title, text }) => `    <item>
      <title>${escaped(title)}</title>
      <link>${origin}/notices#${id}</link>
      <guid>${origin}/notices#${id}</guid>
      <pubDate>${new Date(`${date}T00:00:00+09:00`).toUTCString()}</pubDate>
      <description>${escaped(text.join(' '))}</description>
    </item>
`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escaped(noticesPage.head.title)}</title>
    <link>${origin}/notices</link>
    <atom:link href="${origin}/rss.xml" rel="self" type="application/rss+xml"/>
    <description>${escaped(noticesPage.head.description)}</description>
    <language>ko</language>
${items.join('')}  </channel>
</rss>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The web manifest, for those who put the site on their home screen. */
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
