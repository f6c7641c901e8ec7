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
import { blamed, INVISIBLE, wrongSign } from './yaml-signs.ts';

export interface ReadYaml<Output> {
  /** Null where there are faults. */
  output: Output | null;
  faults: Fault[];
  /** The line of a value, or of the nearest that is written around it. */
  lineOf(path: readonly unknown[]): number;
}

/**
 * Reads YAML by a schema.
 *
 * @param before lines of the file before it
 */
export function readYaml<Schema extends v.GenericSchema>(
  schema: Schema,
  yaml: string,
  before = 0,
): ReadYaml<v.InferOutput<Schema>> {
  const counter = new LineCounter();
  const document = parsed(yaml, counter);
  if (!document) return { output: null, faults: [{ line: 1, message: TOO_DEEP }], lineOf: () => 1 };
  const lineAt = (offset: number) => counter.linePos(offset).line + before;
  const lineOf = (path: readonly unknown[]) => {
    const offset = offsetOf(document, path);
    return offset === undefined ? 1 : lineAt(offset);
  };
  const twice = twiceFaults(document, lineAt);
  const written = formFaults(document, yaml, counter, twice.length > 0);
  if (twice.length + written.length > 0) {
    const faults = written.map(({ line, message }) => ({ line: line + before, message }));
    return { output: null, faults: [...twice, ...faults], lineOf };
  }
  const result = safeParse(schema, document.toJS());
  if (result.success) return { output: result.output, faults: [], lineOf };
  const faults = result.issues.map((issue) => {
    const path = (issue.path ?? []).map(({ key }) => key);
    const name = path.join('.');
    return { line: lineOf(path), message: name ? `${name}: ${issue.message}` : issue.message };
  });
  return { output: null, faults, lineOf };
}

const TOO_DEEP = '괄호가 너무 많이 겹쳐 읽을 수 없습니다. 지웁니다';

/** Null where brackets stand within brackets beyond what can be read. */
function parsed(yaml: string, lineCounter: LineCounter): Document | null {
  try {
    return parseDocument(yaml, { lineCounter, logLevel: 'error' });
  } catch {
    return null;
  }
}

/** What a YAML file says as plain data, also of one with faults; null: nothing can be made of it. */
export function plainData(yaml: string): unknown {
  const document = parsed(yaml, new LineCounter());
  try {
    return document && !keyOfMany(document) ? document.toJS() : null;
  } catch {
    return null;
  }
}

/** Where a list or an object stands for a name: each that is within another doubles the time to make data of it. */
function keyOfMany(document: Document): number | undefined {
  let offset: number | undefined;
  visit(document, {
    Pair(_, { key }) {
      if (isCollection(key)) offset ??= key.range?.[0];
      return offset === undefined ? undefined : visit.BREAK;
    },
  });
  return offset;
}

/** Items that stand twice in one place: lists and objects are to be put together, so that nothing of them is lost. */
function twiceFaults(document: Document, lineAt: (offset: number) => number): Fault[] {
  const faults: Fault[] = [];
  if (document.errors.every(({ code }) => code !== 'DUPLICATE_KEY')) return faults;
  visit(document, {
    Map(_, { items }) {
      const lines = new Map<unknown, number>();
      for (const { key, value } of items) {
        if (!isScalar(key) || !key.range) continue;
        const line = lineAt(key.range[0]);
        const first = lines.get(key.value);
        lines.set(key.value, first ?? line);
        if (first === undefined) continue;
        const remedy = isCollection(value)
          ? `${first}줄 아래로 옮겨 하나로 합칩니다`
          : '맞는 것 하나만 남깁니다';
        faults.push({ line, message: `${key.value}: ${first}줄에도 있습니다. ${remedy}` });
      }
    },
  });
  return faults;
}

/**
 * What is wrong with the YAML itself, and what it would lose without a word.
 *
 * @param twice whether it has items twice: what it loses is told when it has not
 */
function formFaults(
  document: Document,
  yaml: string,
  counter: LineCounter,
  twice: boolean,
): Fault[] {
  const lines = yaml.split('\n');
  const lineAt = (offset: number) => counter.linePos(offset).line;
  const errors = document.errors.filter(({ code }) => code !== 'DUPLICATE_KEY');
  // What follows an error is read otherwise than it is meant.
  for (const { pos, message } of errors.slice(0, 1)) {
    const open = /closing/.test(message) ? openQuote(lines) : lineAt(pos[0]) - 1;
    return [blamed(lines, Math.min(open, lines.length - 1))];
  }
  if (twice) return [];
  if (document.contents === null || !yaml.trim()) return [{ line: 1, message: NOTHING }];
  const key = keyOfMany(document);
  if (key !== undefined) return [blamed(lines, lineAt(key) - 1)];
  if (!isMap(document.contents)) {
    return [
      blamed(
        lines,
        Math.max(
          0,
          lines.findIndex((line) => wrongSign(line) !== null),
        ),
      ),
    ];
  }
  return lostFaults(document, yaml, lines, lineAt);
}

/** What YAML reads otherwise than people do, although it is no error: one fault a line. */
function lostFaults(
  document: Document,
  yaml: string,
  lines: readonly string[],
  lineAt: (offset: number) => number,
): Fault[] {
  const found = new Map<number, string>();
  visit(document, (key, node) => {
    if (!isNode(node) || !node.range) return;
    const [start, end] = node.range;
    const line = lineAt(start);
    const last = lineAt(end);
    if (isAlias(node) || node.anchor || node.tag) {
      found.set(line, wrongSign(lines[line - 1] ?? '') ?? SIGN);
    }
    const name = key === 'key' && isScalar(node) ? String(node.value) : '';
    if (/[^\p{L}\p{N}\p{P}\p{S} ]/u.test(name)) found.set(line, INVISIBLE);
    const block = isScalar(node) && /^BLOCK/.test(node.type ?? '');
    if (!block && !isMap(node) && /^[ \t]*#/.test(yaml.slice(end, end + 200))) {
      found.set(last, wrongSign(lines[last - 1] ?? '') ?? COMMENT);
    }
  });
  return [...found].map(([line, message]) => ({ line, message }));
}

const NOTHING = '내용이 없습니다. 항목과 값을 적거나 파일을 지웁니다';
const SIGN = '*, &, !로 시작하는 값은 전체를 따옴표로 감쌉니다';
const COMMENT =
  '#부터는 사이트에 나오지 않습니다. 메모면 지우고, 글이면 값 전체를 따옴표로 감쌉니다';

/** The line of the first quote that is not closed; the last where there is none. */
function openQuote(lines: readonly string[]): number {
  const at = lines.findIndex(
    (line) => /따옴표/.test(wrongSign(line) ?? '') && /[:-]\s+["']/.test(line),
  );
  return at < 0 ? lines.length - 1 : at;
}

/** Where the deepest part of a path is written: the key of a field, or an item of a list. */
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
