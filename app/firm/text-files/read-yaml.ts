import type * as v from 'valibot';
import { safeParse } from 'valibot';
import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
} from 'yaml';
import type { Fault } from './faults.ts';
import { FORM, INVISIBLE, wrongSign } from './yaml-signs.ts';

export interface ReadYaml<Output> {
  /** Null if there are faults. */
  output: Output | null;
  /** The data as it is written; null if the YAML itself has faults. */
  plain: unknown;
  faults: Fault[];
  /** The line of a value, or of the nearest object or list around it. */
  lineOf(path: readonly unknown[]): number;
}

/**
 * Reads YAML by a schema.
 *
 * @param before lines of the file above the YAML
 */
export function readYaml<Schema extends v.GenericSchema>(
  schema: Schema,
  yaml: string,
  before = 0,
): ReadYaml<v.InferOutput<Schema>> {
  const counter = new LineCounter();
  const document = parsed(yaml, counter);
  if (!document) {
    const faults = [{ line: 1, message: TOO_DEEP }];
    return { output: null, plain: null, faults, lineOf: () => 1 };
  }
  const lineAt = (offset: number) => counter.linePos(offset).line + before;
  const lineOf = (path: readonly unknown[]) => {
    const offset = offsetOf(document, path);
    return offset === undefined ? 1 : lineAt(offset);
  };
  const form = formFaults(document, yaml, (offset) => counter.linePos(offset).line);
  if (form.length > 0) {
    const faults = form.map(({ line, message }) => ({ line: line + before, message }));
    return { output: null, plain: null, faults, lineOf };
  }
  const plain: unknown = document.toJS();
  const result = safeParse(schema, plain);
  if (result.success) return { output: result.output, plain, faults: [], lineOf };
  const faults = result.issues.map((issue) => {
    const path = (issue.path ?? []).map(({ key }) => key);
    const name = path.join('.');
    return { line: lineOf(path), message: name ? `${name}: ${issue.message}` : issue.message };
  });
  return { output: null, plain, faults, lineOf };
}

/** @returns null if brackets are nested too deeply to be read */
function parsed(yaml: string, lineCounter: LineCounter): Document | null {
  try {
    return parseDocument(yaml, { lineCounter, logLevel: 'error' });
  } catch {
    return null;
  }
}

/** The plain data of a YAML file, even of one with faults; null if it has none. */
export function plainData(yaml: string): unknown {
  const document = parsed(yaml, new LineCounter());
  try {
    return document && offsetOfListAsKey(document) === undefined ? document.toJS() : null;
  } catch {
    return null;
  }
}

/** The offset of a list or object that is a key. Each one within another doubles the time to convert them. */
function offsetOfListAsKey(document: Document): number | undefined {
  let offset: number | undefined;
  visit(document, {
    Pair(_, { key }) {
      if (isCollection(key)) offset ??= key.range?.[0];
      return offset === undefined ? undefined : visit.BREAK;
    },
  });
  return offset;
}

/** Faults of the YAML itself, and of what YAML would drop silently. */
function formFaults(document: Document, yaml: string, lineAt: (offset: number) => number): Fault[] {
  const lines = yaml.split('\n');
  const twice = document.errors.filter(({ code }) => code === 'DUPLICATE_KEY');
  // Everything after the first error is read in another way than it is meant.
  const broken = document.errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  const faults = twice.map(({ pos }) => ({ line: lineAt(pos[0]), message: TWICE }));
  if (broken) {
    const unclosed = lines.findIndex((line) => /[:-]\s+["']/.test(line) && wrongSign(line));
    const atQuote = /closing/.test(broken.message) && unclosed >= 0;
    faults.push(faultNear(lines, atQuote ? unclosed : lineAt(broken.pos[0]) - 1));
  }
  if (faults.length > 0) return faults;
  if (document.contents === null || !yaml.trim()) return [{ line: 1, message: NOTHING }];
  const key = offsetOfListAsKey(document);
  if (key !== undefined) return [faultNear(lines, lineAt(key) - 1)];
  if (isMap(document.contents)) return droppedFaults(document, yaml, lines, lineAt);
  return [faultNear(lines, Math.max(0, lines.findIndex(wrongSign)))];
}

/** Aliases, anchors, tags, invisible characters in keys, and notes after a value: one fault a line. */
function droppedFaults(
  document: Document,
  yaml: string,
  lines: readonly string[],
  lineAt: (offset: number) => number,
): Fault[] {
  const found = new Map<number, string>();
  const report = (line: number) => found.set(line, wrongSign(lines[line - 1] ?? '') ?? FORM);
  visit(document, (key, node) => {
    if (!isNode(node) || !node.range) return;
    const [start, end] = node.range;
    if (isAlias(node) || node.anchor || node.tag) report(lineAt(start));
    const name = key === 'key' && isScalar(node) ? String(node.value) : '';
    if (/[^\p{L}\p{N}\p{P}\p{S} ]/u.test(name)) found.set(lineAt(start), INVISIBLE);
    const block = isScalar(node) && /^BLOCK/.test(node.type ?? '');
    if (!block && !isMap(node) && /^[ \t]*#/.test(yaml.slice(end, end + 200))) report(lineAt(end));
  });
  return [...found].map(([line, message]) => ({ line, message }));
}

/** The fault of a line, or of a line next to it if the parser noticed it late. @param at counts from 0 */
function faultNear(lines: readonly string[], at: number): Fault {
  const last = Math.min(at, lines.length - 1);
  for (const line of [last, last - 1, last + 1]) {
    const message = wrongSign(lines[line] ?? '');
    if (message) return { line: line + 1, message };
  }
  return { line: last + 1, message: FORM };
}

const TOO_DEEP = '괄호가 너무 많이 겹쳐 읽을 수 없습니다. 지웁니다';
const NOTHING = '내용이 없습니다. 항목과 값을 적거나 파일을 지웁니다';
const TWICE = '같은 이름의 항목이 위에도 있습니다. 하나로 합칩니다';

/** The offset of the deepest part of a path in the file: the key of a field, or an item of a list. */
function offsetOf(document: Document, path: readonly unknown[]): number | undefined {
  for (let length = path.length; length > 0; length--) {
    const around =
      length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
    const last = path[length - 1];
    if (isMap(around)) {
      const key = around.items.find(({ key }) => isScalar(key) && key.value === last)?.key;
      if (isNode(key) && key.range) return key.range[0];
    } else if (isCollection(around)) {
      const item = around.get(last, true);
      if (isNode(item) && item.range) return item.range[0];
    }
  }
  return undefined;
}
