import type { LawFactId } from '#app/firm/law-facts/law-facts.ts';
import type { FormId } from './model.ts';

/** Facts behind the texts of copy.ts, by path. */
export const copyFacts: Record<string, LawFactId[]> = {
  'compare.renounce': ['3.7'],
  'compare.limited': ['3.8'],
  'compare.next': ['1.1', '1.10', '1.11', '3.1', '3.2', '3.7', '3.8'],
  'stop.late': ['3.1', '3.2', '3.3', '22.8'],
  'stop.soon': ['3.1'],
  'stop.spent': ['3.6', '3.12'],
  'stop.minor': ['3.10'],
};

/** Facts behind the guides, by path. */
export const guideFacts: Record<string, LawFactId[]> = {
  renounce: ['3.1', '3.6', '3.7', '3.10', '70.2', '70.4'],
  limited: ['3.1', '3.3', '3.6', '3.8', '3.10', '22.5', '70.2', '70.4'],
  extend: ['3.1', '3.6', '70.2', '70.4'],
};

/** Facts behind the other words of the guide leaf, by path. */
export const guideWordFacts: Record<string, LawFactId[]> = {
  whereUnknown: ['22.10', '70.5'],
  untilDay: ['12.27'],
  untilUnknown: ['3.1', '12.27'],
  untilUnknownSpecial: ['3.3', '12.27'],
};

/** Facts behind the sentences of each paper. */
export const paperFacts: Record<FormId, LawFactId[]> = {
  renounce: ['3.1', '3.2', '3.7', '70.4'],
  limited: ['3.1', '3.2', '3.3', '3.8', '12.3', '70.4'],
  extend: ['3.1', '3.2'],
};
