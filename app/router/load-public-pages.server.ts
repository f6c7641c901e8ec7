import { matchPath, type RouterContextProvider } from 'react-router';
import type { LoadedPage, PageLoader } from './page-loader.server.ts';
import { publicPages, type Tables } from './public-pages.ts';

export interface LoadedPublicPage {
  path: string;
  loader: PageLoader;
  page: LoadedPage;
}

/**
 * Loads the pages that are the same for everyone, each by its own address.
 *
 * @param context what their loaders read
 * @throws Error when a loader does not load an address that it lists
 */
export function loadPublicPages(
  { pages, loaders }: Tables,
  context: Readonly<RouterContextProvider>,
): Promise<LoadedPublicPage[]> {
  return Promise.all(
    publicPages({ pages, loaders }).map(async ({ id, path, route }) => {
      const loader = loaders[id];
      const params = matchPath(route.path, path)?.params ?? {};
      const page = await loader?.load({ params, context });
      if (!loader || !page) throw new Error(`The loader of '${id}' does not load ${path}.`);
      return { path, loader, page };
    }),
  );
}
