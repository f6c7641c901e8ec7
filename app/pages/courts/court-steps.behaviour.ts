import { defineBehaviour } from '#app/browser/behaviours.ts';
import { recall } from '#app/browser/storage.ts';

/**
 * Steps that mark what is chosen and know the visitor's case, whose key in the browser's storage is in `data-case`. The
 * code is loaded with the first step, to keep the script of the first visit small. Without it, the links and the style
 * sheet do.
 */
export const courtSteps = defineBehaviour('court-steps', (root, signal) => {
  const step = (click?: Event) =>
    import('./court-steps.ts').then(
      (code) => code.followSteps(root, signal, click),
      () => {},
    );
  root.addEventListener('click', step, { signal });
  const key = root.dataset.case ?? '';
  if (location.hash || recall('sessionStorage', key) || recall('localStorage', key)) step();
});
