import type { Explanation } from '#app/calculators/result/phrases.ts';
import { type LawFactId, lawFacts } from '#app/firm/law-facts/law-facts.ts';
import { articlesWithoutRow } from '../content/cited-rows.ts';
import { statesLaw } from '../content/states-law.ts';
import type { PlacedUnit } from './site-units.ts';

/** A calculator's sentence for a code, or a function of the reason's values. */
type Phrase = string | ((reason: never) => string);
type Facts = Readonly<Record<string, readonly LawFactId[]>>;

/**
 * Returns a unit for each code of a table of phrases.
 *
 * @param articlesOf returns the articles that the reason cites
 * @param valuesOf returns example values for the sentence of the reason
 */
export function phraseUnits<Code extends string>(
  page: string,
  phrases: Readonly<Record<Code, Phrase>>,
  facts: Readonly<Record<Code, readonly LawFactId[]>>,
  articlesOf: (code: Code) => readonly string[] = () => [],
  valuesOf: (code: string) => object = () => ({}),
): PlacedUnit[] {
  // The keys of the table; a phrase takes the values of its own code.
  return (Object.keys(phrases) as Code[]).map((code) => {
    const phrase = phrases[code] as string | ((values: object) => string);
    const text = typeof phrase === 'string' ? phrase : phrase(valuesOf(code));
    return { place: `${page} (${code})`, text, facts: facts[code], cites: articlesOf(code) };
  });
}

/** Returns a unit for each sentence of a list, with or without articles. */
export function listUnits(
  page: string,
  texts: readonly (string | Explanation)[],
  facts: readonly (readonly LawFactId[])[],
): PlacedUnit[] {
  return texts.map((one, at) => {
    const { text, articles: cites = [] } = typeof one === 'string' ? { text: one } : one;
    return { place: page, text, facts: facts[at] ?? [], cites };
  });
}

/** Returns a unit for each path of a calculator's labels and hints that has facts or states the law. */
export function copyUnits(page: string, copy: object, facts: Facts): PlacedUnit[] {
  const texts = textsOf(copy, '');
  const covers = (path: string, at: string) => at === path || at.startsWith(`${path}.`);
  const paths = Object.keys(facts);
  const bare = texts.filter(
    ({ at, text }) => statesLaw(text) && !paths.some((path) => covers(path, at)),
  );
  return [
    ...paths.map((path) => {
      const within = texts.filter(({ at }) => covers(path, at)).map(({ text }) => text);
      return { place: `${page} (${path})`, text: within.join(' '), facts: facts[path] ?? [] };
    }),
    ...bare.map(({ at, text }) => ({ place: `${page} (${at})`, text, facts: [] })),
  ];
}

function textsOf(value: unknown, at: string): { at: string; text: string }[] {
  if (typeof value === 'string') return /[가-힣]/.test(value) ? [{ at, text: value }] : [];
  // A sentence that contains values, such as a day.
  if (typeof value === 'function') return textsOf(value(...Array(value.length).fill('…')), at);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, at ? `${at}.${key}` : key));
}

/** Reports the faults of units, in Korean sentences. */
export function unitFaults(units: readonly PlacedUnit[]): string[] {
  return units.flatMap(({ place, text, facts, cites = [] }) => [
    ...(text ? [] : [`${place}: 그런 글이 없습니다. phrase-facts.server.ts에서 지우거나 고칩니다`]),
    ...(facts.length > 0
      ? []
      : [`${place}: 근거가 없습니다. 법률 문장은 law-facts.ts의 번호를 적습니다: ${text}`]),
    ...facts
      .filter((id) => !(id in lawFacts))
      .map((id) => `${place}: ${id}은 law-facts.ts에 없습니다`),
    ...bareArticles([text, ...cites].join('\n'), facts).map(
      (article) => `${place}: 근거에 ${article}조에 관한 번호가 없습니다`,
    ),
  ]);
}

function bareArticles(text: string, facts: readonly LawFactId[]): string[] {
  return facts.length > 0 && facts.every((id) => id in lawFacts)
    ? articlesWithoutRow(text, facts)
    : [];
}
