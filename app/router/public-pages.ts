import type { Page } from './define-page.ts';

/** An address of a page that is the same for everyone. */
export interface PublicPage {
  path: string;
  page: Page & { audience: 'everyone' };
  lastModified: string | undefined;
}

/** Every address of the pages that are the same for everyone, without parameters. */
export function publicPages(pages: readonly Page[]): PublicPage[] {
  return pages.flatMap((page) => {
    if (page.audience !== 'everyone') return [];
    const { path: only, paths = () => [only], lastModified } = page;
    return paths().map((path) => ({ path, page, lastModified: lastModified?.(path) }));
  });
}
