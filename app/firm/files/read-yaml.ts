import * as v from 'valibot';
import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
} from 'yaml';

/** A fault and its line in the file. */
export interface Fault {
  line: number;
  message: string;
}

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
  const document = parseDocument(yaml, { lineCounter: counter });
  const lineAt = (offset: number) => counter.linePos(offset).line + before;
  const lineOf = (path: readonly unknown[]) => {
    const offset = offsetOf(document, path);
    return offset === undefined ? 1 : lineAt(offset);
  };
  if (document.errors.length > 0) {
    const faults = document.errors.map(({ pos, code }) => ({
      line: lineAt(pos[0]),
      message:
        code === 'DUPLICATE_KEY'
          ? '같은 항목이 두 번 있습니다. 하나를 지웁니다'
          : '형식이 맞지 않습니다. 항목: 값 꼴로 적고, 값에 : 이 있으면 따옴표로 감쌉니다',
    }));
    return { output: null, faults, lineOf };
  }
  const result = v.safeParse(schema, document.toJS() ?? {});
  if (result.success) return { output: result.output, faults: [], lineOf };
  const faults = result.issues.map((issue) => {
    const path = (issue.path ?? []).map(({ key }) => key);
    const name = path.join('.');
    return { line: lineOf(path), message: name ? `${name}: ${issue.message}` : issue.message };
  });
  return { output: null, faults, lineOf };
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
