import { firm } from '#app/content/firm.ts';
import type { PageRoute } from '#app/routing/page-route.ts';

/** robots.txt: everything may be read; pages that must not be listed say so themselves. */
export function robotsTxt(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** sitemap.xml (sitemaps.org): the pages that are the same for everyone. */
export function sitemapXml(origin: string, routes: readonly PageRoute[]): string {
  const pages = routes
    .filter(({ audience }) => audience === 'everyone')
    .map(
      ({ path }) =>
        `  <url>\n    <loc>${origin}${path}</loc>\n    <lastmod>${firm.lawCheckedOn}</lastmod>\n  </url>\n`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages.join('')}</urlset>\n`;
}

/** The web manifest, for those who put the site on their home screen. */
export function webManifest(): string {
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
