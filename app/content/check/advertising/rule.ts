/**
 * A rule of lawyers' advertising: words, the sentences in which they are ordinary, the article, and what may be
 * said instead.
 *
 * Patterns are regular expressions in which a space may be missing (`승소 율`), `…` is up to twelve and `‥` up to
 * five characters of the same clause, and `{case}` one of the words in vocabulary.ts. They are compared with
 * text in the spelling of spelling.ts.
 */
export interface AdvertisingRule {
  /** In a word, for messages. */
  subject: string;
  /** The article, and what it forbids. */
  why: string;
  /** What may be said. */
  instead: string;
  forbidden: readonly string[];
  /** Words that contain a forbidden one and mean something else: 전문의, 최고 세율. */
  otherWords?: readonly string[];
  /** What is said of the law or of a case; ordinary unless the sentence also speaks of the firm's service. */
  ofTheLaw?: readonly string[];
  /** Also forbidden where the sentence denies it: `승소하지 못하면 받지 않습니다`. */
  evenDenied?: true;
  /**
   * Whether the responsible lawyer may approve a sentence with it. Not where the statute or the bar's regulation
   * forbids the claim itself, or where it can always be said as a fact instead.
   */
  approvable: boolean;
}

/** A rule whose patterns are compiled. */
export interface Rule extends AdvertisingRule {
  compiled: {
    /** All of `forbidden` in one, to pass over the many texts without any. */
    any: RegExp;
    forbidden: RegExp[];
    otherWords: RegExp[];
    ofTheLaw: RegExp[];
  };
}

export function compiled(rule: AdvertisingRule, vocabulary: Record<string, string>): Rule {
  const expressions = (patterns: readonly string[] = []) =>
    patterns.map((pattern) => new RegExp(sourceOf(pattern, vocabulary), 'g'));
  const forbidden = expressions(rule.forbidden);
  return {
    ...rule,
    compiled: {
      any: new RegExp(forbidden.map(({ source }) => source).join('|')),
      forbidden,
      otherWords: expressions(rule.otherWords),
      ofTheLaw: expressions(rule.ofTheLaw),
    },
  };
}

function sourceOf(pattern: string, vocabulary: Record<string, string>): string {
  return pattern
    .replaceAll(' ', ' ?')
    .replaceAll('…', '(?:(?![고며],)[^.!?]){0,12}?')
    .replaceAll('‥', '[^.!?]{0,5}?')
    .replaceAll(/\{([a-z]+)\}/g, (_, name: string) => `(?:${vocabulary[name]})`);
}
