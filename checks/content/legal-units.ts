import { type LawFactId, lawFacts } from '#app/firm/law-facts/law-facts.ts';
import { articlesWithoutRow } from './cited-rows.ts';
import { namesArticle, statesLaw } from './states-law.ts';

/** A text about the law, and the rows of law-facts.ts it rests on. */
export interface LegalUnit {
  /** Its names and ids from the outermost in, such as questions, items, unborn-child. */
  path: readonly string[];
  text: string;
  facts: readonly LawFactId[];
}

/** A fault of a text about the law. */
export interface LegalFault {
  /** The path of a unit, joined with full stops. */
  path: string;
  /** The path with positions in lists instead of ids. */
  keys: readonly (string | number)[];
  /** In Korean. */
  message: string;
}

/** Fields that do not contain sentences, or that only a lawyer reads. */
const notSaid = new Set([
  'id',
  'basis',
  'facts',
  'source',
  'href',
  'day',
  'date',
  'checkedOn',
  'short',
  'doubts',
  'aliases',
]);

/**
 * Finds the legal units within a value: every object with `facts`. An object with a legal basis must have them.
 * The text of a nested unit belongs only to that unit.
 *
 * @param ofItself texts of the firm about itself, which state no law wherever they appear
 * @returns the units, and faults such as a text that should be in a unit
 */
export function legalUnits(
  value: object,
  ofItself: readonly string[] = [],
): { units: LegalUnit[]; faults: LegalFault[] } {
  const units: Writable[] = [];
  const faults: LegalFault[] = [];
  walk(value, [], []);
  for (const { path, keys, cited, facts } of units) {
    if (facts.some((id) => !(id in lawFacts))) continue;
    const bare = articlesWithoutRow(cited, facts);
    if (bare.length > 0) {
      report(path, keys, `facts에 ${bare.join(', ')}조에 관한 번호가 없습니다`);
    }
  }
  return {
    units: units.map(({ path, text, facts }) => ({ path, text: oneLine(text), facts })),
    faults,
  };

  function report(path: readonly string[], keys: Keys, message: string): void {
    faults.push({ path: path.join('.'), keys, message });
  }

  function walk(part: unknown, path: readonly string[], keys: Keys, around?: Writable): void {
    if (typeof part === 'string') {
      if (!around && statesLaw(without(part, ofItself))) {
        report(path, keys, '법을 말하는 글이면 facts에 law-facts.ts의 번호도 적습니다');
      }
      if (around && /[가-힣]/.test(part)) {
        around.cited += `${part}\n`;
        if (!path.some((key) => notSaid.has(key))) around.text += `${part} `;
      }
      return;
    }
    if (Array.isArray(part)) {
      part.forEach((item, at) => {
        walk(item, [...path, idOf(item) ?? String(at)], [...keys, at], around);
      });
      return;
    }
    if (typeof part !== 'object' || part === null) return;
    const own = 'facts' in part ? factIdsOf(part.facts) : undefined;
    if (!own && 'basis' in part && isLegal(part.basis)) {
      report(path, keys, 'basis가 있으면 facts에 law-facts.ts의 번호도 적습니다');
      return;
    }
    const unknown = own?.filter((id) => !(id in lawFacts)) ?? [];
    if (unknown.length > 0) {
      report(path, keys, `facts: ${unknown.join(', ')}은 law-facts.ts에 없습니다`);
    }
    // The lines above report ids that are not in the table.
    const unit = own && { path, keys, text: '', cited: '', facts: own as LawFactId[] };
    if (unit) units.push(unit);
    for (const [key, item] of Object.entries(part)) {
      walk(item, [...path, key], [...keys, key], unit ?? around);
    }
  }
}

/** Removes the firm's texts about itself; their spaces may be no-break spaces by now. */
function without(text: string, ofItself: readonly string[]): string {
  const untied = (words: string) => words.replaceAll('\u00a0', ' ');
  return ofItself.reduce((rest, words) => rest.replaceAll(untied(words), ''), untied(text));
}

type Keys = readonly (string | number)[];

interface Writable extends LegalUnit {
  keys: Keys;
  text: string;
  /** The whole text with its citations. */
  cited: string;
}

/** Returns the ids of a field `facts`; undefined if it is something else, such as the facts of an example. */
function factIdsOf(value: unknown): string[] | undefined {
  return Array.isArray(value) && value.length > 0 && value.every((id) => typeof id === 'string')
    ? value
    : undefined;
}

function isLegal(basis: unknown): boolean {
  return [basis].flat().some((one) => {
    return typeof one === 'string' && (namesArticle(one) || /대법원|헌법재판소|예규/.test(one));
  });
}

function idOf(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null || !('id' in item)) return undefined;
  return String(item.id);
}

/** Removes marks, line breaks and doubled spaces. */
function oneLine(text: string): string {
  return text
    .replaceAll(/[[\]]/g, '')
    .replaceAll(/[\s\u200b]+/g, ' ')
    .trim();
}
