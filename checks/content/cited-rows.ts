import { type LawFactId, lawFacts } from '#app/firm/law-facts/law-facts.ts';
import { actNames, decree } from '#app/firm/schema/acts.ts';

const ARTICLE = String.raw`제(\d+)조(의\d+)?`;
const CITED = new RegExp(
  String.raw`부칙\s?(?:\([^)]*\)\s?)?제\d+[조항](?:·제\d+[조항])*|(?:(${actNames})${decree}\s?)?${ARTICLE}(?:–${ARTICLE})?`,
  'g',
);

/**
 * Finds articles in a text that none of its rows covers, because a row is missing or has the wrong number.
 *
 * @returns each article once, with its act, such as 민법 1019
 */
export function articlesWithoutRow(text: string, facts: readonly LawFactId[]): string[] {
  const covered = new Set(facts.flatMap((id) => articlesOf(lawFacts[id].basis)));
  return articlesOf(text).filter((article) => !covered.has(article));
}

/** The articles that a text names; a range includes the articles between its ends. */
function articlesOf(text: string): string[] {
  const found: string[] = [];
  let act = '민법';
  let end = 0;
  for (const { 0: words, 1: name, 2: from, 3: branch = '', 4: to, 5: last, index } of text.matchAll(
    CITED,
  )) {
    // An act applies to the following articles within the same brackets, cell or sentence.
    if (/[)|\n]|다\./.test(text.slice(end, index))) act = '민법';
    if (name) act = name.replace('상속세 및 증여세법', '상증법');
    end = index + words.length;
    if (!from) continue;
    found.push(`${act} ${from}${branch}`);
    for (let article = Number(from) + 1; article <= Number(to ?? 0); article += 1) {
      found.push(`${act} ${article}`);
    }
    if (last) found.push(`${act} ${to}${last}`);
  }
  return [...new Set(found)];
}
