import { vocabulary } from './vocabulary.ts';

/**
 * A rule of lawyers' advertising: forbidden words, the sentences in which they are ordinary, the article, and
 * advice.
 *
 * Patterns are regular expressions in which a space may be missing (`승소 율`), `…` is up to twelve and `‥` up to
 * five characters of the same clause, and `{case}` one of the words in vocabulary.ts. They match text in the spelling
 * of spelling.ts.
 */
export interface AdvertisingRule {
  /** A word or two for messages, such as 무료. */
  subject: string;
  /** The article, and the advertising that it forbids. */
  why: string;
  /** Advice in Korean: words that the firm may use. */
  instead: string;
  forbidden: readonly string[];
  /** Words that contain a forbidden one and mean something else: 전문의, 최고 세율. */
  otherWords?: readonly string[];
  /** Phrases about the law or a case; ordinary unless the sentence also speaks of the firm's service. */
  ofTheLaw?: readonly string[];
  /**
   * Restricts the rule to sentences for which this returns true.
   *
   * @param sentence the sentence that contains the words
   * @param before the text that precedes the words
   */
  only?: (sentence: string, before: string) => boolean;
  /** The rule also holds in a sentence that denies the words: `승소하지 못하면 받지 않습니다`. */
  evenDenied?: true;
  /**
   * Whether the responsible lawyer may approve a sentence with the words. False if the statute or the bar's
   * regulation forbids the claim itself, or if a fact can always take its place.
   */
  approvable: boolean;
}

/** A rule and its patterns as regular expressions. */
export interface CompiledRule {
  rule: AdvertisingRule;
  /** All of `forbidden` in one pattern, which most texts do not match. */
  any: RegExp;
  forbidden: RegExp[];
  otherWords: RegExp[];
  ofTheLaw: RegExp[];
}

export function compiled(rule: AdvertisingRule): CompiledRule {
  const forbidden = rule.forbidden.map(expressionOf);
  return {
    rule,
    any: new RegExp(forbidden.map(({ source }) => source).join('|')),
    forbidden,
    otherWords: (rule.otherWords ?? []).map(expressionOf),
    ofTheLaw: (rule.ofTheLaw ?? []).map(expressionOf),
  };
}

function expressionOf(pattern: string): RegExp {
  const words: Record<string, string> = vocabulary;
  const source = pattern
    .replaceAll(' ', ' ?')
    .replaceAll('…', '(?:(?![고며],)[^.!?]){0,12}?')
    .replaceAll('‥', '[^.!?]{0,5}?')
    .replaceAll(/\{([a-z]+)\}/g, (_, name: string) => `(?:${words[name]})`);
  return new RegExp(source, 'g');
}
