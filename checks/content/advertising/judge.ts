import type { Lawyer } from '#app/firm/schema/person-schema.ts';
import { isAsked, isDenied } from './denial.ts';
import type { AdvertisingRule, CompiledRule } from './rule.ts';
import { namedLawyer } from './rules/named-lawyer.ts';
import { rules } from './rules/rules.ts';
import { mayBeCalled, specialty } from './rules/specialty.ts';
import { ofTheFirm } from './vocabulary.ts';

/** Words that break a rule: the text from `start` up to, but without, `end`. */
export interface Finding {
  rule: AdvertisingRule;
  start: number;
  end: number;
  /** The sentence around them. */
  sentence: string;
}

/** Persons whom a text may name: the firm's lawyers, and the names of all its persons. */
export interface Persons {
  lawyers: readonly Lawyer[];
  names: readonly string[];
}

/**
 * Finds words that break a rule.
 *
 * @param text in the spelling of spelling.ts
 * @param own the id of the lawyer whose file contains the text
 * @param judged the rules to apply
 * @returns the words in the order of the text. If words break several rules, the first rule reports them
 */
export function judge(
  text: string,
  persons: Persons,
  own?: string,
  judged: readonly CompiledRule[] = rules,
): Finding[] {
  const findings: Finding[] = [];
  for (const compiled of judged) {
    if (!compiled.any.test(text)) continue;
    const { rule } = compiled;
    const otherWords = spans(text, compiled.otherWords);
    const ofTheLaw = spans(text, compiled.ofTheLaw);
    for (const [start, end] of spans(text, compiled.forbidden)) {
      const [before, after] = [text.slice(0, start), text.slice(end)];
      const sentence = sentenceAt(text, start);
      const within = (all: Span[]) => all.some(([from, to]) => from <= start && end <= to);
      const ordinary =
        (rule.only && !rule.only(sentence, before)) ||
        within(otherWords) ||
        (within(ofTheLaw) && !ofTheFirm.test(sentence)) ||
        isAsked(before, after) ||
        (!rule.evenDenied && isDenied(before, after)) ||
        (rule === specialty && mayBeCalled(before, sentence, persons.lawyers, own)) ||
        (rule === namedLawyer && persons.names.some((name) => text.startsWith(name, start)));
      const reported = findings.some((other) => start < other.end && other.start < end);
      if (!ordinary && !reported) findings.push({ rule, start, end, sentence });
    }
  }
  return findings.toSorted((one, other) => one.start - other.start);
}

type Span = [start: number, end: number];

/** The spans of a text that any of the patterns matches. */
function spans(text: string, patterns: readonly RegExp[]): Span[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: words, index }): Span => [index, index + words.length]),
  );
}

/** The end of a sentence. A full stop after a digit belongs to a date or a number. */
const sentenceEnd = /(?<!\d|\bno)[.!?]+(?= |$)/;

/** The sentences of a text, without their full stops. */
export function sentencesOf(text: string): string[] {
  return text
    .split(new RegExp(`${sentenceEnd.source} ?`))
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

function sentenceAt(text: string, at: number): string {
  let from = 0;
  for (const { index, 0: stop } of text.matchAll(new RegExp(sentenceEnd, 'g'))) {
    if (index >= at) return text.slice(from, index).trim();
    from = index + stop.length;
  }
  return text.slice(from).trim();
}
