import { firm } from '#app/firm/firm.ts';
import { type AnsweredPage, answerPublicPages } from '#app/router/answer-public-pages.ts';
import type { Page } from '#app/router/define-page.ts';
import type { Provided } from '#app/router/visit-context.ts';
import type { SearchEntry } from '#app/search/search-entry.ts';

/**
 * What the search finds: every page for everyone with all its Korean text, and the parts that the page names.
 *
 * @returns makes the pages at its first call, and keeps what it found
 */
export function createSearchEntries(
  pages: readonly Page[],
  made: { origin: string; provided: Provided },
) {
  let entries: Promise<readonly SearchEntry[]> | undefined;

  async function load(): Promise<readonly SearchEntry[]> {
    // The search itself reads the entries.
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
    // The rest of the home page repeats what others say.
    ...(path === '/' ? [] : [whole]),
    ...parts.map(({ id, ...part }) => ({ path: `${path}#${id}`, ...part })),
  ];
}

/** Parts of a page's content that a visitor does not read, or that every page has. */
const notRead = new Set(['crumbs', 'structuredData', 'head', 'onward', 'words']);

/** The name of the page above it, from its breadcrumb. */
function kindOf(content: unknown): string {
  const crumbs = isObject(content) && Array.isArray(content.crumbs) ? content.crumbs : [];
  return crumbs.length > 2 ? crumbs[1].title : '안내';
}

/** Every text in the content of a page that a visitor reads. */
function koreanTexts(content: unknown): string[] {
  if (typeof content === 'string') {
    // Guides are HTML; other texts mark words with [ ].
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
