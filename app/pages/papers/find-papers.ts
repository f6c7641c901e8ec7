/** The words by which a paper is found. */
export interface SearchedPaper {
  name: string;
  /** Names that people use for it. */
  aliases: readonly string[];
  /** A line about it, and the tasks that need it. */
  words: readonly string[];
}

interface Hit {
  index: number;
  /** The other name by which it was found. */
  alias?: string;
}

export interface FoundPapers {
  /** `instead`: the typed words are what people call these papers. `likely`: nothing was found, but these are alike. */
  kind: 'found' | 'instead' | 'likely' | 'none';
  hits: readonly Hit[];
}

/** Finds papers by a name, by another name, or by a task that needs them. Ignores spaces, because Korean spacing varies. */
export function findPapers(typed: string, papers: readonly SearchedPaper[]): FoundPapers {
  const words = typed.split(/\s+/).map(squeeze).filter(Boolean);
  const whole = squeeze(typed);
  if (!whole) return { kind: 'found', hits: papers.map((_, index) => ({ index })) };
  const named = papers.flatMap((paper, index): Hit[] => {
    const has = (text: string) => squeeze(text).includes(whole);
    if (has(paper.name)) return [{ index }];
    const alias = paper.aliases.find((one) => squeeze(one) === whole) ?? paper.aliases.find(has);
    if (alias) return [{ index, alias }];
    return paper.words.some(has) ? [{ index }] : [];
  });
  const hits = named.length > 0 ? named : withAll(words, papers);
  if (hits.length > 0) {
    const isOtherName = hits.every(({ alias }) => alias !== undefined && squeeze(alias) === whole);
    return { kind: isOtherName ? 'instead' : 'found', hits };
  }
  const alike = papers
    .map(({ name, aliases }, index) => ({
      index,
      likeness: Math.max(...[name, ...aliases].map((one) => likeness(whole, squeeze(one)))),
    }))
    .filter((one) => one.likeness >= LIKE)
    // Sorts the copy that filter() made: older browsers have no toSorted.
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, 2);
  return { kind: alike.length > 0 ? 'likely' : 'none', hits: alike };
}

/** Finds the papers with each of the words, in any order. */
function withAll(words: readonly string[], papers: readonly SearchedPaper[]): Hit[] {
  return papers.flatMap(({ name, aliases, words: others }, index) => {
    const all = squeeze([name, ...aliases, ...others].join(' '));
    return words.every((word) => all.includes(word)) ? [{ index }] : [];
  });
}

/** Finds where typed words are in a name, whatever the spaces; null if they are not in it. */
export function hitIn(name: string, typed: string): { start: number; end: number } | null {
  const whole = squeeze(typed);
  // The position in the name of each letter that counts.
  const places = [...name].flatMap((letter, at) => [...squeeze(letter)].map(() => at));
  const from = whole ? squeeze(name).indexOf(whole) : -1;
  const start = places[from];
  const last = places[from + whole.length - 1];
  return start === undefined || last === undefined ? null : { start, end: last + 1 };
}

/** A text without case, full-width letters and spaces. */
function squeeze(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
}

/** The least likeness of a name that is offered for a mistyped one. */
const LIKE = 0.4;

/** Share of the pairs of letters that two words have in common (Dice). */
function likeness(one: string, other: string): number {
  const pairs = pairsOf(one);
  const others = pairsOf(other);
  const common = pairs.filter((pair) => others.includes(pair)).length;
  return pairs.length + others.length === 0 ? 0 : (2 * common) / (pairs.length + others.length);
}

function pairsOf(word: string): string[] {
  return [...word].slice(1).map((letter, at) => `${[...word][at]}${letter}`);
}
