import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { splitMatter } from '#app/firm/text-files/front-matter.ts';
import type { EditorField } from '../../vite/editor/config.ts';
import type { Item } from './content-fault.ts';
import { formOf } from './forms.ts';
import type { ChangedFile } from './repository.ts';

/** Most changes of a file that are named. */
const MOST = 6;
/** Characters of the longest value that is shown. */
const LONGEST = 40;

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
    const changes = changesIn(form.fields, old, now);
    return {
      term: typeof heading === 'string' ? `${form.label} ‘${heading}’` : form.label,
      text: done(before, after, changes),
    };
  });
}

function done(before: string | null, after: string | null, changes: string[] = []): string {
  if (before === null) return '더했습니다';
  if (after === null) return '지웠습니다';
  if (changes.length === 0) return '고쳤습니다';
  const rest = changes.length > MOST ? ` 외 ${changes.length - MOST}곳` : '';
  return `고쳤습니다: ${changes.slice(0, MOST).join(', ')}${rest}`;
}

/** Names the fields that differ, and their values where these are short: `보수 1 › 부터 › 금액(원) 300000 → 350000`. */
function changesIn(fields: EditorField[] = [], old: unknown, now: unknown): string[] {
  return fields.flatMap((field) =>
    changesOf(field, partOf(old, field.name), partOf(now, field.name)),
  );
}

function changesOf({ label, fields }: EditorField, old: unknown, now: unknown): string[] {
  if (isDeepStrictEqual(old, now)) return [];
  const within = (name: string, before: unknown, after: unknown) =>
    changesIn(fields, before, after).map((change) => `${name} › ${change}`);
  if (fields && Array.isArray(old) && Array.isArray(now) && old.length === now.length) {
    return old.flatMap((one, at) => within(`${label} ${at + 1}`, one, now[at]));
  }
  if (fields && isObject(old) && isObject(now)) return within(label, old, now);
  const [before, after] = [shown(old), shown(now)];
  return [before && after ? `${label} ${before} → ${after}` : label];
}

/** The part of an object; undefined if it is empty, because the editor writes empty parts into a file that lacks them. */
function partOf(whole: unknown, name: string): unknown {
  const part = isObject(whole) ? whole[name] : undefined;
  const isEmpty = !part || (Array.isArray(part) && part.length === 0);
  return isEmpty && part !== 0 ? undefined : part;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value that is short enough for a list; null for others. */
function shown(value: unknown): string | null {
  if (value === undefined) return '없음';
  if (value === true) return '예';
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  if (typeof value === 'number') return String(value);
  return value.length <= LONGEST && !value.includes('\n') ? `‘${value}’` : null;
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
