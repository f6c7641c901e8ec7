import { namesIn } from '../../schema/fields/references.ts';
import type { Review } from '../../schema/fields/review.ts';
import { type FormId, formIds, type WrittenForms } from '../../schema/forms-schema.ts';
import type { FormWords } from './form-words.ts';
import type { Entry } from './read-entries.ts';
import { textHash } from './text-hash.ts';

interface Reviewable {
  reviewed?: Review | undefined;
}

/** Whether a review counts: it is of this text, by somebody of content/people/. */
export function counts(root: string, review: Review | undefined, hash: string): boolean {
  return review?.text === hash && namesIn(root, 'people').includes(review.by);
}

/** Returns the data of a file, without a review that does not count. */
export function withCounted<Data extends Reviewable>(
  root: string,
  { data, plain }: Pick<Entry<Data>, 'data' | 'plain'>,
): Data {
  return counts(root, data.reviewed, textHash(plain)) ? data : { ...data, reviewed: undefined };
}

/** Returns the forms without the reviews that do not count. */
export function withCountedForms(
  root: string,
  forms: WrittenForms,
  words: FormWords,
): ({ id: FormId } & WrittenForms[FormId])[] {
  return formIds.map((id) => {
    const { title, reviewed } = forms[id];
    const hash = formHash(forms, id, words);
    return { id, title, ...(counts(root, reviewed, hash) && { reviewed }) };
  });
}

/** A review in the editor's form, by the path of its text. */
export interface MissingText {
  path: string[];
  text: string;
}

/**
 * Returns the texts that reviews with a lawyer and a day lack, for the editor.
 *
 * @param file such as content/papers/jejeok.yaml
 * @param data the data of the whole file
 */
export function missingTexts(
  file: string,
  data: Record<string, unknown>,
  words: FormWords,
): MissingText[] {
  const parts = file === 'content/forms.yaml' ? formIds.map((id) => [id]) : [[]];
  return parts.flatMap((path: FormId[]) => {
    const [form] = path;
    const part = Object(form ? data[form] : data);
    const { by, on, text } = Object(part.reviewed);
    if (!by || !on || text) return [];
    return { path: [...path, 'reviewed', 'text'], text: textHash(part, form && words[form]) };
  });
}

/** The hash of a form: its entry and the words that it prints. */
export function formHash(forms: WrittenForms, id: FormId, words: FormWords): string {
  return textHash(forms[id], words[id]);
}
