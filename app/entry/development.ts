export { galleryBehaviours, galleryIslands } from '#app/gallery/registry.ts';

/**
 * Reloads the page when a module changes that the browser has not loaded: the sections of a static page run
 * on the server only, and hot replacement does not reach them.
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
