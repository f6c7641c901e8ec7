import { basename, extname } from 'node:path';
import * as v from 'valibot';
import { entriesOf } from '../../text-files/folder.ts';
import { textIn } from '../../text-files/read-text.ts';
import { plainData } from '../../text-files/read-yaml.ts';
import { text } from './fields.ts';

/** Entries that others refer to: files of a folder of content/, or the headings in questions.yaml. */
export const referenceTargets = {
  areas: '업무',
  guides: '글',
  maps: '약도',
  people: '변호사',
  questions: '질문',
  situations: '상황',
  themes: '묶음',
} as const;
export type ReferenceTarget = keyof typeof referenceTargets;

/** The name of another entry; the check of all files reports names without an entry. */
export function reference(to: ReferenceTarget) {
  return v.pipe(text, v.metadata({ refers: to }));
}

/** Returns the names that a reference may have, even while the files have faults. */
export function namesOf(root: string, target: ReferenceTarget): string[] {
  return target === 'themes' ? themesIn(root) : namesIn(root, target);
}

/** The names of the files in a folder of content/, without their endings. */
export function namesIn(root: string, folder: string): string[] {
  return entriesOf(root, `content/${folder}`).map((file) => basename(file, extname(file)));
}

function themesIn(root: string): string[] {
  const written = plainData(textIn(root, 'content/questions.yaml'));
  const lenient = v.object({ themes: v.array(v.object({ id: v.string() })) });
  const { success, output } = v.safeParse(lenient, written);
  return success ? output.themes.map(({ id }) => id) : [];
}
