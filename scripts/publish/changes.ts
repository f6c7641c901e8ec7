import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { splitMatter } from '#app/firm/text-files/front-matter.ts';
import { editorConfig } from '../../vite/editor/config.ts';
import type { Item } from './content-fault.ts';
import type { ChangedFile } from './repository.ts';

/** Describes the changed files in the words of the editor's forms. */
export function changeWords(files: readonly ChangedFile[]): Item[] {
  return files.map(({ path, before, after }) => {
    const file = `content/${path}`;
    const form = formOf(file);
    const picture = path.startsWith('pictures/');
    if (!form) {
      const name = picture ? path.replace('pictures/', '') : path;
      return { term: `${picture ? '사진과 그림' : '파일'} ${name}`, text: done(before, after) };
    }
    const [old, now] = [dataOf(before), dataOf(after)];
    const heading = (now ?? old)?.[form.heading ?? ''];
    const labels = form.fields
      .filter(({ name }) => !isDeepStrictEqual(old?.[name], now?.[name]))
      .map(({ label }) => label);
    return {
      term: typeof heading === 'string' ? `${form.label} ‘${heading}’` : form.label,
      text: done(before, after, labels),
    };
  });
}

function formOf(file: string) {
  const { singletons, collections } = editorConfig();
  const single = singletons.find((one) => one.file === file);
  if (single) return { ...single, heading: null };
  const collection = collections.find(({ folder }) => file.startsWith(`${folder}/`));
  return collection && { ...collection, heading: collection.identifier_field };
}

function done(before: string | null, after: string | null, labels: string[] = []): string {
  if (before === null) return '더했습니다';
  if (after === null) return '지웠습니다';
  return labels.length > 0 ? `고쳤습니다: ${labels.join(', ')}` : '고쳤습니다';
}

/** The fields of a file; null if it is missing or cannot be read. */
function dataOf(text: string | null): Record<string, unknown> | null {
  if (text === null) return null;
  const matter = splitMatter(text);
  try {
    const data: unknown = parse(matter?.yaml ?? text);
    // The fields are compared and shown, whatever they are.
    return { ...(data as object), ...(matter && { body: matter.body.trim() }) };
  } catch {
    return null;
  }
}
