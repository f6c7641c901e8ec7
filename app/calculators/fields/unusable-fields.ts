import { createContext, useCallback, useState } from 'react';
import { openAnswer } from '../result/short-answer.ts';

/**
 * Reports to the calculator whether a field holds an unusable value.
 *
 * @param field id of the field
 * @param words message in place of the result; null if the field is usable
 */
export type ReportField = (field: string, words: string | null) => void;

export const UnusableFieldsContext = createContext<ReportField>(() => {});

/**
 * Collects the unusable fields of a calculator. `words` of the first replace the result, and `short` replaces the
 * answer line.
 */
export function useUnusableFields() {
  const [fields, setFields] = useState<ReadonlyMap<string, string>>(new Map());
  const report = useCallback<ReportField>((field, words) => {
    setFields((known) => {
      if ((known.get(field) ?? null) === words) return known;
      const next = new Map(known);
      if (words === null) next.delete(field);
      else next.set(field, words);
      return next;
    });
  }, []);
  const [words = null] = fields.values();
  const short = words === null ? null : openAnswer(words);
  return { words, short, report };
}
