import { createContext, useCallback, useState } from 'react';
import { openAnswer } from './short-answer.ts';

/**
 * Tells the calculator that a field holds something with which it cannot compute.
 *
 * @param field its id
 * @param words what is said in place of the result; null: the field can be used
 */
export type ReportField = (field: string, words: string | null) => void;

export const UnusableFieldsContext = createContext<ReportField>(() => {});

/**
 * The fields of a calculator with which it cannot compute: `words` of the first one stand in place of the result, and
 * `short` in its line.
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
