import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FormId } from '../../schema/forms-schema.ts';

/** The words that forms print, by the form. */
export type FormWords = Partial<Record<FormId, unknown>>;

/** The module that exports them as `printedWords`. It imports nothing that reads content/forms.yaml. */
const file = join(import.meta.dirname, '../../../pages/forms/printed-words.ts');

/** Returns the words that each form prints: a review counts for them. No words before the module exists. */
export async function formWords(): Promise<FormWords> {
  if (!existsSync(file)) return {};
  const { printedWords }: { printedWords: FormWords } = await import(
    /* @vite-ignore */ pathToFileURL(file).href
  );
  return printedWords;
}
