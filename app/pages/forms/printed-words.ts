import { copy } from '#app/calculators/forms/copy.ts';
import { guides, guideWords } from '#app/calculators/forms/guide-copy.ts';
import { type FormId, formIds } from '#app/calculators/forms/model.ts';
import { everySentence } from '#app/calculators/forms/paper.ts';
import { attachments, estateWords, words } from '#app/calculators/forms/paper-copy.ts';

const sentences = everySentence();

/**
 * The words that each form prints, on the paper and on its guide leaf, and those that lead to it: the comparison, the
 * questions and the reasons to stop. A review of a form is of these words.
 */
export const printedWords = Object.fromEntries(
  formIds.map((id) => [id, textOf([sentences[id], guides[id], ...parts(id)])]),
);

function parts(id: FormId): unknown[] {
  const { about, compare, questions, stop } = copy;
  const own = id === 'limited' ? [estateWords] : [];
  return [words, attachments, guideWords, about, compare, questions, stop, ...own];
}

/** Returns the texts within a value. Functions return theirs for placeholders. */
function textOf(value: unknown): unknown {
  if (typeof value === 'function') return textOf(value(...Array(value.length).fill('…')));
  if (Array.isArray(value)) return value.map(textOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, textOf(item)]));
}
