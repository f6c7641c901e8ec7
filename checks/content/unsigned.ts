import { samplePeople } from './sample-values.ts';

const people = samplePeople.map((name) => RegExp.escape(name)).join('|');
const author = new RegExp(`^author: *["']?(?:${people})["']?[^\\S\\n]*(?:#.*)?\\n`, 'gm');
const review = new RegExp(
  `^reviewed:[^\\n]*\\n(?:[ \\t]+[^\\n]*\\n)*?[ \\t]+by: *["']?(?:${people})["']?[^\\n]*\\n(?:[ \\t]+[^\\n]*\\n)*`,
  'gm',
);

/** Removes the sample's lawyers from a file of content/, as its author and as its reviewers. Keeps every other line. */
export function unsigned(text: string): string {
  return text.replace(author, '').replace(review, '');
}
