import type { PageLoaders } from './page-loader.server.ts';
import type { PageRoute, PageTable } from './page-route.ts';

/** An address of a page that is the same for everyone. */
export interface PublicPage {
  id: string;
  path: string;
  route: PageRoute;
  lastModified: string | undefined;
}

/** A site's pages, and the loader of each. */
export interface Tables {
  pages: PageTable;
  loaders: PageLoaders;
}

/** Every address of the pages that are the same for everyone, without parameters. */
export function publicPages({ pages, loaders }: Tables): PublicPage[] {
  return Object.entries(pages).flatMap(([id, route]) => {
    if (route.audience !== 'everyone') return [];
    const { paths = () => [route.path], lastModified } = loaders[id] ?? {};
    return paths().map((path) => ({ id, path, route, lastModified: lastModified?.(path) }));
  });
}
