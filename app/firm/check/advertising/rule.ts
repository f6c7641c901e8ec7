import { vocabulary } from './vocabulary.ts';

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
  /**
   * Holds only for what this says yes to.
   *
   * @param sentence around the words
   * @param before the text that precedes the words
   */
  only?: (sentence: string, before: string) => boolean;
  /** Also forbidden where the sentence denies it: `승소하지 못하면 받지 않습니다`. */
  evenDenied?: true;
  /**
   * Whether the responsible lawyer may approve a sentence with it. Not where the statute or the bar's regulation
   * forbids the claim itself, or where it can always be said as a fact instead.
   */
  approvable: boolean;
}

/** A rule and its patterns as regular expressions. */
export interface CompiledRule {
  rule: AdvertisingRule;
  /** All of `forbidden` in one, to pass over the many texts that have none of them. */
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
