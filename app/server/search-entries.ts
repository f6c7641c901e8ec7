import { firm } from '#app/firm/view/firm.ts';
import { type AnsweredPage, answerPublicPages } from '#app/router/answer-public-pages.ts';
import type { Page } from '#app/router/define-page.ts';
import type { Provided } from '#app/router/visit-context.ts';
import type { SearchEntry } from '#app/search/search-entry.ts';

/**
 * Creates the entries of the search: each page for everyone with all its Korean text, and the parts that a page lists.
 *
 * @returns a function that makes the pages at its first call and keeps the entries
 */
export function createSearchEntries(
  pages: readonly Page[],
  made: { origin: string; provided: Provided },
) {
  let entries: Promise<readonly SearchEntry[]> | undefined;

  async function load(): Promise<readonly SearchEntry[]> {
    // Making the search page would itself need these entries.
    const found = pages.filter(({ path }) => path !== '/search');
    return (await answerPublicPages(found, made)).flatMap(entriesOf);
  }

  return () => {
    entries ??= load();
    return entries;
  };
}

function entriesOf({ path, page, answer: { head, searchable } }: AnsweredPage): SearchEntry[] {
  const parts = page.searchParts?.(path) ?? [];
  const texts = parts.length > 0 ? [] : koreanTexts(searchable);
  const whole = {
    path,
    kind: kindOf(searchable),
    title: head.title.replace(` | ${firm.name}`, ''),
    text: [head.description ?? '', ...texts].join(' '),
  };
  return [
    // Apart from its parts, the home page repeats other pages.
    ...(path === '/' ? [] : [whole]),
    ...parts.map(({ id, ...part }) => ({ path: `${path}#${id}`, ...part })),
  ];
}

/** Keys of content that visitors do not read, or that every page has. */
const notRead = new Set(['crumbs', 'structuredData', 'head', 'onward', 'words']);

/** Title of the parent page, from the breadcrumb. */
function kindOf(content: unknown): string {
  const crumbs = isObject(content) && Array.isArray(content.crumbs) ? content.crumbs : [];
  return crumbs.length > 2 ? crumbs[1].title : '안내';
}

/** All Korean texts in the content of a page that a visitor reads. */
function koreanTexts(content: unknown): string[] {
  if (typeof content === 'string') {
    // Guides contain HTML. Other texts mark words with [ ].
    const text = content
      .replace(/<[^>]*>|[[\]]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    return /[가-힣]/.test(text) ? [text] : [];
  }
  if (!isObject(content)) return [];
  return Object.entries(content).flatMap(([key, value]) =>
    notRead.has(key) ? [] : koreanTexts(value),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
