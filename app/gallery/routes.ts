import type { PageRoute } from '#app/router/page-route.ts';
import { widgetNames } from './examples.ts';

/** The gallery's pages: in development and tests only. */
export const galleryRoutes: PageRoute[] = [
  {
    id: 'gallery',
    path: '/gallery',
    audience: 'everyone',
    module: () => import('./gallery.tsx'),
  },
  ...widgetNames.map(
    (name): PageRoute => ({
      id: `gallery ${name}`,
      path: `/gallery/${name}`,
      audience: 'everyone',
      module: async () => (await import('./gallery.tsx')).widgetPage(name),
    }),
  ),
];

/** What the server draws them from: a title. */
export const galleryLoaders = Object.fromEntries(
  galleryRoutes.map(({ id }) => [id, () => ({ head: { title: id, noindex: true }, content: {} })]),
);
