import type { Citation } from '#app/law/reason.ts';
import { tied } from '#app/ui/tied.ts';

/** Sentence for the visitor, with the provisions and decisions behind it. */
export interface Explanation {
  text: string;
  articles: readonly string[];
}

interface Coded {
  code: string;
  articles: readonly Citation[];
}

/** Sentence for each code, or a function of the reason that returns it. */
export type Phrases<R extends Coded> = {
  [Code in R['code']]: string | ((reason: With<R, Code>) => string);
};

type With<R, Code> = R extends { code: infer Own } ? (Code extends Own ? R : never) : never;

export function phrase<R extends Coded>(phrases: Phrases<R>, reason: R): Explanation {
  // Each function takes the reasons of its own code.
  const words = phrases[reason.code as R['code']] as string | ((reason: R) => string);
  return { text: typeof words === 'string' ? words : words(reason), articles: reason.articles };
}

/** Returns articles and decisions as one text, whose lines do not begin with a number: 민법 제1008조, 대법원 2019다222867. */
export function citationText(articles: readonly string[]): string {
  return tied(articles.join(', '));
}

/** Removes repeated sentences. */
export function unique(explanations: readonly Explanation[]): Explanation[] {
  return [...new Map(explanations.map((one) => [one.text, one])).values()];
}
