import type { BrowserSite } from '#app/site/boot.ts';
import { galleryBehaviours } from './behaviours.ts';

/** A site with the gallery's pages, for the browser. */
export function withGallery(site: BrowserSite): BrowserSite {
  return {
    ...site,
    behaviours: { ...site.behaviours, ...galleryBehaviours },
    async pages() {
      const [pages, { galleryRoutes }] = await Promise.all([site.pages(), import('./routes.ts')]);
      return { ...pages, routes: [...pages.routes, ...galleryRoutes] };
    },
  };
}
