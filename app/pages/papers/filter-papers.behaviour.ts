import { defineBehaviour } from '#app/browser/behaviours.ts';

/** A field that finds papers. Its code is loaded when a hand comes to it, to keep the script of the first visit small. */
export const filterPapers = defineBehaviour('filter-papers', (root, signal) => {
  const field = root.querySelector('input');
  let isStarted = false;
  const start = async () => {
    const code = isStarted ? null : await import('./paper-filter.ts').catch(() => null);
    // The next letter tries again if it was lost.
    if (!code || isStarted || signal.aborted) return;
    isStarted = true;
    code.startFilter(root, signal);
  };
  field?.addEventListener('focus', start, { signal });
  field?.addEventListener('input', start, { signal });
  // Typed before the script loaded, or restored after Back.
  if (field?.value || field === document.activeElement) start();
});
