import { galleryBehaviours } from '#app/gallery/behaviours.ts';
import type { StartOptions } from './start-page.ts';

/**
 * In development, a changed module is exchanged where it runs. A static page runs none of its sections:
 * what the browser has not loaded is asked for anew, as HTML.
 */
export function reloadWhatIsStatic(): void {
  performance.setResourceTimingBufferSize(5_000);
  import.meta.hot?.on('vite:beforeUpdate', ({ updates }) => {
    const loaded = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname);
    const scripts = updates.filter(({ type }) => type === 'js-update');
    if (scripts.some(({ acceptedPath }) => !loaded.includes(acceptedPath))) location.reload();
  });
}

/** A page of the site that also knows the gallery. */
export function withGallery(options: StartOptions): StartOptions {
  return {
    ...options,
    behaviours: [...options.behaviours, ...galleryBehaviours],
    async loadSite() {
      const [{ site }, { galleryPages }] = await Promise.all([
        options.loadSite(),
        import('#app/gallery/pages.ts'),
      ]);
      return { site: { ...site, pages: { ...site.pages, ...galleryPages } } };
    },
  };
}
