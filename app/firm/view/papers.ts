import { writtenPapers } from '../data/papers.data.ts';
import { officialSites } from '../schema/official-sites.ts';
import { type FeePlace, type PaperOwner, paperOwners } from '../schema/paper-kinds.ts';
import type { WrittenPaper } from '../schema/paper-schema.ts';
import { isShown } from './gate.ts';

/** A paper as the pages show it, with the address of the office that issues it. */
export type Paper = Omit<WrittenPaper, 'online'> & {
  online?: { text: string; site?: { text: string; href: string } };
};

/** A heading of the list of papers, with its papers. */
interface PaperGroup {
  id: PaperOwner;
  title: string;
  papers: Paper[];
}

const shown = writtenPapers.filter(isShown);

/** The ids of the papers that are shown. */
export const shownPapers: ReadonlySet<string> = new Set(shown.map(({ id }) => id));

/** Whether all these papers are shown: a page shows a sum or a list of them only then. */
export function papersStand(ids: readonly string[]): boolean {
  return ids.every((id) => shownPapers.has(id));
}

/** The papers that are shown, in their order, under the headings of the list. */
export const paperGroups: PaperGroup[] = groupsOf(shown);

/** Groups papers by whose they are; leaves out a heading without papers. */
export function groupsOf(papers: readonly WrittenPaper[]): PaperGroup[] {
  return (Object.keys(paperOwners) as PaperOwner[]) // the keys of the table
    .map((id) => ({
      id,
      title: paperOwners[id],
      papers: papers.filter(({ whose }) => whose === id).map((paper) => asShown(paper, papers)),
    }))
    .filter((group) => group.papers.length > 0);
}

function asShown(
  { online, together = [], ...written }: WrittenPaper,
  shown: readonly WrittenPaper[],
): Paper {
  const others = together.filter((id) => shown.some((one) => one.id === id));
  const paper = { ...written, ...(others.length > 0 && { together: others }) };
  if (!online) return paper;
  const { text, site } = online;
  return {
    ...paper,
    online: { text, ...(site && { site: { text: site, href: officialSites[site] } }) },
  };
}

/**
 * Returns the paper with this id.
 *
 * @throws if there is none
 */
export function paperById(id: string, groups: readonly PaperGroup[] = paperGroups): Paper {
  const found = groups.flatMap(({ papers }) => papers).find((paper) => paper.id === id);
  if (!found) throw new Error(`There is no paper '${id}'.`);
  return found;
}

/** The name of a paper outside its group: 고인의 기본증명서(상세). */
export function paperName({ name, owned = name }: Pick<Paper, 'name' | 'owned'>): string {
  return owned;
}

/** Papers to fetch, with what they cost together. */
export interface PaperSum {
  rows: { paper: Paper; copies: number }[];
  /** The number of all copies. */
  copies: number;
  /** Null if the fee of a paper is not known. */
  won: number | null;
  /** The oldest day of a fee in the sum that was not read in the law; null if all were. */
  asOf: string | null;
}

/**
 * Adds up copies and fees of papers. A paper that is named twice, such as for the court and for the bank, counts twice.
 *
 * @param place the place that charges the fees; a paper that the family has or writes itself costs nothing
 */
export function paperSum(
  ids: readonly string[],
  place: FeePlace = 'counter',
  groups: readonly PaperGroup[] = paperGroups,
): PaperSum {
  const rows = [...new Set(ids)].map((id) => {
    const paper = paperById(id, groups);
    return { paper, copies: paper.copies * ids.filter((one) => one === id).length };
  });
  const fees = rows.flatMap(({ paper, copies }) => {
    const fee = feeAt(paper, place);
    return fee ? [{ ...fee, copies }] : [];
  });
  const known = fees.length === rows.length;
  const days = fees.flatMap(({ verified, asOf }) => (verified || !asOf ? [] : [asOf]));
  return {
    rows,
    copies: rows.reduce((total, { copies }) => total + copies, 0),
    won: known ? fees.reduce((total, { won, copies }) => total + won * copies, 0) : null,
    asOf: (known && days.toSorted()[0]) || null,
  };
}

function feeAt({ own, fees = [] }: Paper, place: FeePlace) {
  if (own) return { won: 0, verified: true, asOf: undefined };
  return fees.find((fee) => fee.place === place);
}
