import { defineBehaviour } from '#app/browser/behaviours.ts';
import { hasCase } from '#app/case/key.ts';

/**
 * Field of the date of death, which answers whether each change of the law applies. The code is loaded with the case or
 * the first use, to keep the script of the first visit small.
 */
export const answerCases = defineBehaviour('answer-cases', (root, signal) => {
  const start = () => {
    end.abort();
    import('./answer-case.ts').then(
      (code) => code.answerCase(root, signal),
      () => {},
    );
  };
  const end = new AbortController();
  const first = { signal: end.signal };
  signal.addEventListener('abort', () => end.abort());
  const startWithCase = () => {
    if (hasCase()) start();
  };
  root.addEventListener('focusin', start, first);
  root.addEventListener('input', start, first);
  // The case may have begun on another page.
  document.addEventListener('page:returned', startWithCase, first);
  addEventListener('pageshow', startWithCase, first);
  if (root.querySelector('input')?.value) start();
  else startWithCase();
});
