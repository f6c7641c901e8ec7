import { basename, extname } from 'node:path';
import type * as v from 'valibot';
import { type Read, type ReadOne, sentence } from '../../text-files/faults.ts';
import { entriesOf, strayFault } from '../../text-files/folder.ts';
import { matterFault, splitMatter } from '../../text-files/front-matter.ts';
import { readText } from '../../text-files/read-text.ts';
import { readYaml } from '../../text-files/read-yaml.ts';

/** The result of reading a file of content/. */
export interface Entry<Data> {
  /** Name of the file without its ending: the last part of its page's address. */
  id: string;
  /** Its path, such as content/people/hong.yaml. */
  file: string;
  data: Data;
  /** The data as it is written, before its schema fills in and changes values. */
  plain: unknown;
  lineOf(path: readonly unknown[]): number;
}

/**
 * Reads the files of a folder, in the order of their names.
 *
 * @param ending the ending of the files' names, such as .md
 */
export function readFolder<Value>(
  root: string,
  folder: string,
  ending: string,
  readOne: (text: string, file: string) => ReadOne<Value>,
): Read<Value[]> {
  const values: Value[] = [];
  const faults: string[] = [];
  const known = new Map<string, string>();
  for (const file of entriesOf(root, folder)) {
    const stray = strayFault(file, ending);
    if (stray) {
      faults.push(sentence(file, { line: 1, message: stray }));
      continue;
    }
    const text = readText(root, file);
    const { value, faults: own } =
      text.value === null ? { value: null, faults: text.faults } : readOne(text.value, file);
    const id = idOf(file);
    const twin = known.get(id.toLowerCase());
    known.set(id.toLowerCase(), file);
    const all = [
      ...own,
      ...(twin
        ? [`이름이 같은 파일 ${basename(twin)}이 있어 주소가 겹칩니다. 파일 이름을 바꿉니다`]
        : []),
      ...(extname(file) === ending ? [] : [`파일 이름을 ${id}${ending}처럼 ${ending}로 끝냅니다`]),
    ].map((one) => (typeof one === 'string' ? { line: 1, message: one } : one));
    faults.push(...all.map((fault) => sentence(file, fault)));
    if (value !== null) values.push(value);
  }
  return { value: values, faults };
}

/**
 * Reads a file by its schema: YAML, or Markdown with front matter. Removes the sentences that a lawyer has approved,
 * because pages do not need them and the check of advertising reads them itself.
 */
export function readEntry<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
  file: string,
): ReadOne<Entry<v.InferOutput<Schema>>> & { body: string | null } {
  const parts = file.endsWith('.md') ? splitMatter(text) : { yaml: text, body: '', before: 0 };
  if (!parts) {
    return { value: null, faults: [{ line: 1, message: matterFault(text) }], body: null };
  }
  const { body } = parts;
  const { output, plain, faults, lineOf } = readYaml(schema, parts.yaml, parts.before);
  const id = idOf(file);
  if (!/^[a-z][a-z0-9-]*$/.test(id)) {
    const message = `파일 이름 ${id}은 영어 소문자와 숫자, -로 적습니다. 예: minor-heirs`;
    faults.unshift({ line: 1, message });
  }
  if (output instanceof Object) Reflect.deleteProperty(output, 'approved');
  return {
    value: output === null ? null : { id, file, data: output, plain, lineOf },
    faults,
    body,
  };
}

function idOf(file: string): string {
  return basename(file, extname(file));
}

/** Compares entries by their `order`; entries without one come last. */
export function byOrder(one: Ordered, other: Ordered): number {
  const last = Number.MAX_SAFE_INTEGER;
  return (one.order ?? last) - (other.order ?? last);
}

interface Ordered {
  order?: number | undefined;
}
