import { globSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type * as v from 'valibot';
import { type Fault, readYaml } from './read-yaml.ts';

/** A file of content/ that was read. */
export interface Entry<Data> {
  /** Name of the file without its ending: the last part of its page's address. */
  id: string;
  /** Its path, such as content/people/hong.yaml. */
  file: string;
  data: Data;
  lineOf(path: readonly unknown[]): number;
}

/** What was read, and sentences in Korean: file, line, what is wrong and what to write instead. */
export interface Read<Value> {
  value: Value;
  faults: string[];
}

/** What one file says; null where it has faults. */
export interface ReadOne<Value> {
  value: Value | null;
  faults: Fault[];
}

/**
 * Reads the files of a folder, in the order of their names.
 *
 * @param ending of the files' names, such as .md
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
  for (const file of globSync(`${folder}/*`, { cwd: root }).sort()) {
    const { value, faults: own } = readOne(readFileSync(join(root, file), 'utf8'), file);
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
 * Reads a file by its schema: YAML, or Markdown with front matter. The sentences that a lawyer has approved are for
 * the check of advertising alone, which reads them itself: no page gets them.
 */
export function readEntry<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
  file: string,
): ReadOne<Entry<v.InferOutput<Schema>>> & { body: string } {
  const parts = file.endsWith('.md') ? splitMatter(text) : { yaml: text, body: '', before: 0 };
  if (!parts) {
    const message = '머리가 없습니다. 첫 줄과 본문 앞에 ---를 적고 그 사이에 항목을 적습니다';
    return { value: null, faults: [{ line: 1, message }], body: text };
  }
  const { body } = parts;
  const { output, faults, lineOf } = readYaml(schema, parts.yaml, parts.before);
  const id = idOf(file);
  if (!/^[a-z][a-z0-9-]*$/.test(id)) {
    const message = `파일 이름 ${id}은 영어 소문자와 숫자, -로 적습니다. 예: minor-heirs`;
    faults.unshift({ line: 1, message });
  }
  if (output instanceof Object) Reflect.deleteProperty(output, 'approved');
  return { value: output === null ? null : { id, file, data: output, lineOf }, faults, body };
}

function idOf(file: string): string {
  return basename(file, extname(file));
}

/** A fault as a sentence with its place. */
export function sentence(file: string, { line, message }: Fault): string {
  return `${file} ${line}줄: ${message}`;
}

/** Front matter and body, which keeps its lines' numbers; null: there is no front matter. */
function splitMatter(text: string) {
  const lines = text.replaceAll('\r\n', '\n');
  const [whole, yaml] = lines.match(/^---\n([\s\S]*?\n)---(?:\n|$)/) ?? [];
  if (whole === undefined || yaml === undefined) return null;
  // Lines keep their numbers.
  const body = '\n'.repeat(whole.split('\n').length - 1) + lines.slice(whole.length);
  return { yaml, body, before: 1 };
}

/** By their `order`; those without one come last. */
export function byOrder(one: Ordered, other: Ordered): number {
  const last = Number.MAX_SAFE_INTEGER;
  return (one.order ?? last) - (other.order ?? last);
}

interface Ordered {
  order?: number | undefined;
}
