import { defineBehaviour } from '#app/browser/behaviours.ts';

/** Shared by all icons, so that those of one page share requests (conformance IC-2). */
let loading: Promise<typeof import('./show-icon.ts')> | undefined;

/** Renders the icon that the element names; the loader is imported only when there is such an element. */
export const icon = defineBehaviour('icon', (element) => {
  let ended = false;
  let hide = () => {};
  loading ??= import('./show-icon.ts');
  loading
    .then(({ showIcon }) => {
      if (!ended) hide = showIcon(element);
    })
    .catch((error: unknown) => {
      loading = undefined;
      console.warn(`[Icon] failed to load icon \`${element.dataset.icon}\``, error);
    });
  return () => {
    ended = true;
    hide();
  };
});
