import type { Lawyer } from '../../person-schema.ts';
import { isAsked, isDenied } from './denial.ts';
import type { AdvertisingRule, CompiledRule } from './rule.ts';
import { namedLawyer } from './rules/named-lawyer.ts';
import { rules } from './rules/rules.ts';
import { mayBeCalled, specialty } from './rules/specialty.ts';
import { ofTheFirm } from './vocabulary.ts';

/** Words that break a rule, as a part of the text from `start` to before `end`. */
export interface Finding {
  rule: AdvertisingRule;
  start: number;
  end: number;
  /** The sentence around them. */
  sentence: string;
}

/** Of whom the rules are judged: the lawyers, and other names that the site may name. */
export interface Persons {
  lawyers: readonly Lawyer[];
  names: readonly string[];
}

/**
 * What breaks a rule in a text, in the order of the text; of words that overlap, the first rule's.
 *
 * @param text in the spelling of spelling.ts
 * @param own the id of the lawyer whose file it is
 * @param judged by other rules than those of every text
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
      const told = findings.some((other) => start < other.end && other.start < end);
      if (!ordinary && !told) findings.push({ rule, start, end, sentence });
    }
  }
  return findings.toSorted((one, other) => one.start - other.start);
}

type Span = [start: number, end: number];

/** Where any of the patterns matches. */
function spans(text: string, patterns: readonly RegExp[]): Span[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: words, index }): Span => [index, index + words.length]),
  );
}

/** A full stop after a digit is of a date or a number. */
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
