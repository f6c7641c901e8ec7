import { collections, files } from '#app/firm/data/files/collections.ts';
import type { FormWords } from '#app/firm/data/files/form-words.ts';
import { readCollection, readSingle } from '#app/firm/data/files/read-content.ts';
import { counts, formHash } from '#app/firm/data/files/reviews.ts';
import { textHash } from '#app/firm/data/files/text-hash.ts';
import type { Review } from '#app/firm/schema/fields/review.ts';
import { formIds } from '#app/firm/schema/forms-schema.ts';
import type { Task } from '#app/firm/schema/task-schema.ts';
import {
  hasWholeCore,
  type ReviewedPath,
  shownForms,
  shownTasks,
  standingWith,
} from '#app/firm/view/shown.ts';

/** A text that is shown after a review. */
export interface ReviewedText {
  page: ReviewedPath;
  id: string;
  /** Its name for people. */
  name: string;
  file: string;
  /** Path in the file to the object with the review. */
  path: readonly string[];
  /** The line of the review. */
  line: number;
  review: Review | undefined;
  /** Whether the review is of this text. */
  counts: boolean;
  /** The hash of the text as it is now. */
  hash: string;
  task?: Task;
}

/**
 * Reads every text that is shown after a review.
 *
 * @param words the words that the forms print
 */
export function readReviewedTexts(root: string, words: FormWords): ReviewedText[] {
  const courts = readSingle(root, files.courts).value;
  const forms = readSingle(root, files.forms).value;
  return [
    ...readCollection(root, collections.papers).value.map(({ data, ...entry }) =>
      textOf('/papers', entry, data.owned ?? data.name, data.reviewed),
    ),
    ...readCollection(root, collections.tasks).value.map(({ data, ...entry }) => ({
      ...textOf('/checklist', entry, data.short, data.reviewed),
      task: { ...data, id: entry.id },
    })),
    ...readCollection(root, collections['may-i']).value.map(({ data, ...entry }) =>
      textOf('/may-i', entry, data.name, data.reviewed),
    ),
    ...(courts ? [textOf('/courts', courts, files.courts.title, courts.data.reviewed)] : []),
    ...(forms
      ? formIds.map((id) => {
          const { title, reviewed } = forms.data[id];
          const hash = formHash(forms.data, id, words);
          return textOf('/forms', { ...forms, id }, title, reviewed, { path: [id], hash });
        })
      : []),
  ];

  function textOf(
    page: ReviewedPath,
    { id, file, plain, lineOf }: Written,
    name: string,
    review: Review | undefined,
    { path = [], hash = textHash(plain) }: { path?: readonly string[]; hash?: string } = {},
  ): ReviewedText {
    const line = lineOf([...path, 'reviewed', ...(review?.text ? ['text'] : [])]);
    const ofThis = counts(root, review, hash);
    return { page, id, name, file, path, line, review, counts: ofThis, hash };
  }
}

interface Written {
  id: string;
  file: string;
  plain: unknown;
  lineOf(path: readonly unknown[]): number;
}

/** The pages that a site shows, and the texts on them. */
export interface Shown {
  pages: ReadonlySet<string>;
  texts: ReadonlySet<ReviewedText>;
}

/** Returns what a site shows if these of its texts are reviewed. */
export function shownWith(
  reviewed: ReadonlySet<ReviewedText>,
  texts: readonly ReviewedText[],
): Shown {
  const of = (page: ReviewedPath) => texts.filter((text) => text.page === page);
  const isReviewed = (page: ReviewedPath) => {
    const ids = new Set(of(page).flatMap((text) => (reviewed.has(text) ? text.id : [])));
    return (one: { id: string }) => ids.has(one.id);
  };
  const papers = of('/papers').filter(isReviewed('/papers'));
  const paperIds = new Set(papers.map(({ id }) => id));
  const written = of('/checklist').flatMap(({ task }) => task ?? []);
  const tasks = shownTasks(written, isReviewed('/checklist'), paperIds);
  const allForms = formIds.map((id) => ({ id }));
  const forms = shownForms(allForms, isReviewed('/forms'), written, paperIds);
  const mayI = of('/may-i').filter(isReviewed('/may-i'));
  const courts = of('/courts').filter(isReviewed('/courts'));
  const standing = standingWith({
    wholeCore: hasWholeCore(written, tasks),
    papers: papers.length,
    courts: courts.length > 0,
    mayI: mayI.length,
    forms: forms.length,
  });
  return {
    pages: new Set(Object.entries(standing).flatMap(([page, stands]) => (stands ? page : []))),
    texts: new Set([
      ...papers,
      ...of('/checklist').filter(({ id }) => tasks.some((task) => task.id === id)),
      ...of('/forms').filter(({ id }) => forms.some((form) => form.id === id)),
      ...mayI,
      ...courts,
    ]),
  };
}
