import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readGuides } from '#app/firm/data/files/read-content.ts';
import type { LawFactId } from '#app/firm/law-facts/law-facts.ts';
import { legalUnits } from '../content/legal-units.ts';
import { textModules } from '../content/text-modules.ts';

/** A text of the site about the law, and the facts it rests on. */
export interface PlacedUnit {
  /** The address of its page. */
  place: string;
  text: string;
  facts: readonly LawFactId[];
  /** Articles shown with the text if it does not name them itself. */
  cites?: readonly string[];
}

/** Pages that show the texts of an export, by its name. */
const pages: Record<string, (path: readonly string[]) => string> = {
  questions: ([, id]) => `/questions#${id}`,
  writtenMayI: ([, id]) => `/may-i#${id}`,
  mayIPage: () => '/may-i',
  situations: ([, id]) => `/situations/${id}`,
  situationDetails: ([, id]) => `/situations/${id}`,
  writtenTasks: ([, id]) => `/checklist#${id}`,
  areaDetails: ([, id]) => `/areas/${id}`,
  areaTerms: () => '/areas/division',
  areaGroups: () => '/areas',
  amendments: () => '/amendments',
  amendmentDays: () => '/amendments',
  upcomingChanges: () => '/questions (upcoming.yaml)',
  courtAbroad: () => '/courts',
  withoutFamilyCourt: () => '/courts',
  writtenPapers: ([, id]) => `/papers#${id}`,
  papersPage: () => '/papers',
  courtsPage: () => '/courts',
  process: () => '/procedure',
  notices: ([, id]) => `/notices/${id}`,
  fees: () => '/fees',
  homeFamily: () => '/',
  homeTerms: () => '/',
  receiptPage: () => '/received',
  term: () => '/consult',
  disclaimerPage: () => '/disclaimer',
  sharesPage: () => '/shares',
  forcedSharePage: () => '/forced-share',
  deadlinesPage: () => '/deadlines',
  inheritanceTaxPage: () => '/inheritance-tax',
};

/**
 * The legal texts of app/firm/, and of the copy of the pages and the form. Leaves out the home page's copy, which only
 * combines texts of other files.
 *
 * @param root the project's folder
 */
export async function contentUnits(root: string): Promise<PlacedUnit[]> {
  const modules = (await textModules(root))
    .filter(({ file }) => !leftOut.test(file))
    .toSorted((a, b) => (placeOf(a.file) < placeOf(b.file) ? -1 : 1));
  return modules.flatMap(({ file, exports }) => {
    // A module's names have no order of their own.
    const sorted = Object.fromEntries(
      Object.entries(exports).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
    return legalUnits(sorted).units.map(({ path, text, facts }) => {
      const page = pages[path[0] ?? ''];
      return { place: page?.(path) ?? file, text, facts };
    });
  });
}

/** The place of a module in the order of the pages: written texts are among the views that show them. */
function placeOf(file: string): string {
  return file.replace(/data\/(may-i|papers|tasks)\.data/, 'view/$1');
}

/**
 * Modules left out: the table of facts, and modules that only combine other texts or that another module completes. The
 * lawyer needs papers, tasks and entries of /may-i before the site shows them, so those are read as written.
 */
const leftOut =
  /app\/(?:pages\/home\/copy|firm\/(?:law-facts\/law-facts|view\/(?:may-i|papers|tasks)|data\/(?!may-i|notices|papers|tasks|upcoming)[\w-]+\.data))\.ts$/;

/** The lines of the guides: a text for each paragraph, item and row. */
export function guideLines(root: string): { place: string; text: string }[] {
  return globSync('content/guides/*.md', { cwd: root }).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => !line.startsWith('#'))
      .map((text) => ({ place: file, text })),
  );
}

/** The guides, each as its title and summary; check-content.ts reports what cannot be read. */
export function guideUnits(root: string): PlacedUnit[] {
  return readGuides(root)
    .value.toSorted((a, b) => (a.file < b.file ? -1 : 1))
    .map(({ guide: { slug, title, summary, facts } }) => ({
      place: `/guides/${slug}`,
      text: [title, ...summary].join(' '),
      facts,
    }));
}
