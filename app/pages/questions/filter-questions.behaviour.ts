import { defineBehaviour } from '#app/browser/behaviours.ts';

/**
 * A field that hides questions without its words, and themes without visible questions. Announces the number of visible
 * questions in a sentence from the markup, with # for the number.
 */
export const filterQuestions = defineBehaviour('filter-questions', (root, signal) => {
  const field = root.querySelector('input');
  const status = root.querySelector<HTMLElement>('[role="status"]');

  const filter = () => {
    const words = plain(field?.value ?? '', ' ')
      .split(' ')
      .filter(Boolean);
    let count = 0;
    for (const theme of document.querySelectorAll<HTMLElement>('[data-theme]')) {
      let left = 0;
      for (const question of theme.querySelectorAll<HTMLElement>('.accordion-item')) {
        const text = plain(question.textContent);
        question.hidden = !words.every((word) => text.includes(word));
        if (!question.hidden) left++;
      }
      theme.hidden = left === 0;
      count += left;
    }
    const { found = '', none = '' } = status?.dataset ?? {};
    if (!status) return;
    status.textContent =
      words.length === 0 ? '' : count === 0 ? none : found.replace('#', `${count}`);
  };
  field?.addEventListener('input', filter, { signal });
  // Applies text that was typed before the script loaded, or restored after Back.
  filter();
});

/** Normalizes a text for comparison: full-width letters (NFKC), case, and spaces, because Korean spacing varies. */
function plain(text: string, space = ''): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, space).trim();
}
