import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenApp, openApp } from '../../tests/site/app.ts';

/** A page as a search engine finds it: from robots.txt to the sitemap, and from there to each page. */
interface CrawledPage {
  path: string;
  lastModified: string;
  html: string;
}

const origin = 'https://www.example.com';
let app: OpenApp;
let pages: CrawledPage[];

beforeAll(async () => {
  app = await openApp({ ORIGIN: origin });
  const robots = await (await app.fetch('/robots.txt')).text();
  const [, sitemap = ''] = robots.match(/^Sitemap: (.*)$/m) ?? [];
  const xml = await (await app.fetch(new URL(sitemap).pathname)).text();
  const urls = [...xml.matchAll(/<loc>(.*?)<\/loc>\s*<lastmod>(.*?)<\/lastmod>/g)];
  pages = await Promise.all(
    urls.map(async ([, url = '', lastModified = '']) => {
      expect(url.startsWith(`${origin}/`), url).toBe(true);
      const path = url.slice(origin.length);
      const response = await app.fetch(path);
      expect(response.status, path).toBe(200);
      return { path, lastModified, html: await response.text() };
    }),
  );
});
afterAll(() => app.close());

test('every page has a date, a canonical address and one heading of the first level', () => {
  const today = new Date().toISOString().slice(0, 10);
  for (const { path, lastModified, html } of pages) {
    expect(lastModified, path).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(lastModified <= today, `${path} changed on ${lastModified}`).toBe(true);
    expect(html, path).toContain(`rel="canonical" href="${origin}${path}"`);
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
  }
});

test('no two pages share a title or a description, and each has both', () => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const { path, html } of pages) {
    const [, title = ''] = html.match(/<title[^>]*>(.*?)<\/title>/) ?? [];
    const [, description = ''] = html.match(/name="description" content="(.*?)"/) ?? [];
    expect(title.length, `title of ${path}`).toBeGreaterThan(3);
    expect(description.length, `description of ${path}`).toBeGreaterThan(30);
    expect(description.length, `description of ${path}`).toBeLessThan(170);
    expect([titles.get(title), path]).toEqual([undefined, path]);
    expect([descriptions.get(description), path]).toEqual([undefined, path]);
    titles.set(title, path);
    descriptions.set(description, path);
  }
});

test('every page has structured data: the firm on the home page, the breadcrumb on all others', () => {
  for (const { path, html } of pages) {
    const types = structuredData(html).map((item) => item['@type']);
    expect(types, path).toContain(path === '/' ? 'LegalService' : 'BreadcrumbList');
  }
});

test('the breadcrumb in the structured data matches the visible one', () => {
  for (const { path, html } of pages) {
    if (path === '/') continue;
    const list = structuredData(html).find((item) => item['@type'] === 'BreadcrumbList');
    const items = (list?.itemListElement ?? []) as { item: string }[];
    expect(items.at(-1)?.item, path).toBe(origin + path);
    const [visible = ''] = html.match(/<nav class="breadcrumb".*?<\/nav>/s) ?? [];
    for (const { item } of items.slice(0, -1)) {
      expect(visible, path).toContain(`href="${item.slice(origin.length)}"`);
    }
  }
});

test('every page has its own preview image, 1200 × 630 px', async () => {
  const pictures = new Set<string>();
  for (const { path, html } of pages) {
    const [, url = ''] = html.match(/property="og:image" content="(.*?)"/) ?? [];
    expect(pictures.has(url), `${path} shares ${url}`).toBe(false);
    pictures.add(url);
    const response = await app.fetch(url.slice(origin.length));
    expect(response.headers.get('content-type'), url).toBe('image/png');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const picture = Buffer.from(await response.arrayBuffer());
    // Width and height in the image header (PNG, section 11.2.1).
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    // Messengers show no image that takes too long to load.
    expect(picture.byteLength).toBeLessThan(300_000);
  }
});

const legal = ['/privacy', '/disclaimer'];

test('every page is linked from another, and leads on to one', () => {
  const linked = new Map(pages.map(({ path, html }) => [path, linksOf(path, html)]));
  for (const { path, html } of pages) {
    const from = [...linked].filter(([page, links]) => page !== path && links.has(path));
    expect(from.length, `pages that link to ${path}`).toBeGreaterThan(0);
    const [, main = ''] = html.match(/<main[^>]*>(.*)<\/main>/s) ?? [];
    const on = [...linksOf(path, main)].filter((link) => link !== '/' && link !== path);
    // The privacy policy and the disclaimer are legal texts.
    if (legal.includes(path)) continue;
    expect(on.length, `links in the text of ${path}`).toBeGreaterThan(0);
  }
});

test('every link of the site leads to an existing page and part', async () => {
  const links = new Map<string, string>();
  for (const { path, html } of pages) {
    for (const [, href = ''] of html.matchAll(/<a[^>]* href="([/#][^"]*)"/g)) {
      const url = new URL(href.replaceAll('&amp;', '&'), origin + path);
      links.set(url.pathname + url.search + url.hash, path);
    }
  }
  const documents = new Map(pages.map(({ path, html }) => [path, html]));
  const dead: string[] = [];
  for (const [link, from] of links) {
    const { pathname, search, hash } = new URL(link, origin);
    const html = documents.get(pathname + search) ?? (await documentAt(pathname + search));
    documents.set(pathname + search, html);
    // The fragment holds a calculator's input and names no part of the page.
    const id = /^#[\w-]+=/.test(hash) ? '' : decodeURIComponent(hash.slice(1));
    if (html === '' || (id !== '' && !html.includes(` id="${id}"`))) dead.push(`${from} → ${link}`);
  }
  expect(dead).toEqual([]);
});

/** The pages to which links of a page lead. */
function linksOf(path: string, html: string): Set<string> {
  const links = html.matchAll(/<a[^>]* href="([/#][^"]*)"/g);
  return new Set([...links].map(([, href = '']) => new URL(href, origin + path).pathname));
}

/** Returns the HTML of a page, or an empty text if the page does not exist. */
async function documentAt(path: string): Promise<string> {
  const response = await app.fetch(path, { headers: { accept: 'text/html' } });
  return response.ok ? response.text() : '';
}

function structuredData(html: string): Record<string, unknown>[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  return [...scripts].flatMap(([, json = '']) => {
    const data = JSON.parse(json);
    return data['@graph'] ?? [data].flat();
  });
}
