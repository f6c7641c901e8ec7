import { writtenForms } from '../data/forms.data.ts';
import { writtenMayI } from '../data/may-i.data.ts';
import { writtenPapers } from '../data/papers.data.ts';
import { writtenTasks } from '../data/tasks.data.ts';
import { courtsShown } from './courts.ts';
import { forms } from './forms.ts';
import { mayI } from './may-i.ts';
import { shownPapers } from './papers.ts';
import { type ReviewedPath, standingWith } from './shown.ts';
import { checklistStands, tasks } from './tasks.ts';

/**
 * Whether the site has each page of reviewed content. A page that it lacks is in no route, menu, search or sitemap, and no
 * link leads to it.
 */
export const standing: Readonly<Record<ReviewedPath, boolean>> = standingWith({
  wholeCore: checklistStands,
  papers: shownPapers.size,
  courts: courtsShown,
  mayI: mayI.length,
  forms: forms.length,
});

/** An address of a page of reviewed content, with or without a place on it. */
type ReviewedAddress = ReviewedPath | `${ReviewedPath}#${string}`;

/** Returns an address if its page exists and shows the text that it names: `/papers#jejeok`. Otherwise null. */
export function linkIfStanding<Address extends ReviewedAddress>(address: Address): Address | null {
  const [path, id = ''] = address.split('#') as [ReviewedPath, string?]; // the form of an address
  return standing[path] && !hidden[path].has(id) ? address : null;
}

/** The ids of the texts that each page leaves out. */
const hidden: Readonly<Record<ReviewedPath, ReadonlySet<string>>> = {
  '/checklist': idsOf(writtenTasks).difference(idsOf(tasks)),
  '/papers': idsOf(writtenPapers).difference(shownPapers),
  '/courts': new Set(),
  '/may-i': idsOf(writtenMayI).difference(idsOf(mayI)),
  '/forms': idsOf(writtenForms).difference(idsOf(forms)),
};

function idsOf(texts: readonly { id: string }[]): ReadonlySet<string> & Set<string> {
  return new Set(texts.map(({ id }) => id));
}
