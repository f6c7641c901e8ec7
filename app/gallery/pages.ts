import type { PageLoaders } from '#app/router/page-loader.server.ts';
import type { PageTable } from '#app/router/page-route.ts';
import { widgetNames } from './examples.ts';

/** The gallery's pages: in development and tests only. */
export const galleryPages: PageTable = {
  gallery: {
    path: '/gallery',
    audience: 'everyone',
    module: () => import('./gallery.tsx'),
  },
  ...Object.fromEntries(
    widgetNames.map((name) => [
      `gallery ${name}`,
      {
        path: `/gallery/${name}`,
        audience: 'everyone',
        module: async () => (await import('./gallery.tsx')).widgetPage(name),
      },
    ]),
  ),
};

/** A title is all that they need. */
export const galleryLoaders: PageLoaders = Object.fromEntries(
  Object.keys(galleryPages).map((id) => [
    id,
    { load: () => ({ head: { title: id, noindex: true }, content: {} }) },
  ]),
);
