import type * as v from 'valibot';
import type { ReferenceTarget } from './references.ts';

/** Marks of a value in its schema (v.metadata), which the check and the editor read. */
interface Marks {
  /** Text of more than a line. */
  long?: boolean;
  /** The name of another entry. */
  refers?: ReferenceTarget;
  /** A file of content/pictures/. */
  picture?: boolean;
  /** A colour. */
  color?: boolean;
  /** A day that has come. */
  past?: boolean;
  /** An address within the site. */
  address?: boolean;
}

/** A text that its schema marks. */
export interface MarkedText {
  marks: Marks;
  text: string;
  path: (string | number)[];
}

/** The parts of valibot's schemas that lead to others or carry marks. */
interface Schema {
  wrapped?: Schema;
  item?: Schema;
  entries?: Record<string, Schema>;
  options?: readonly unknown[];
  pipe?: readonly (Schema & { metadata?: Marks })[];
}

/** Returns every text within a value that its schema marks, with its path. */
export function markedTexts(schema: v.GenericSchema, value: unknown): MarkedText[] {
  return within(schema as unknown as Schema, value, [], {}); // the parts that it reads are of every schema
}

function within(
  schema: Schema,
  value: unknown,
  path: (string | number)[],
  outer: Marks,
): MarkedText[] {
  const [first, ...rest] = schema.pipe ?? [];
  const marks = Object.assign({}, ...rest.map(({ metadata }) => metadata ?? {}), outer);
  if (first) return within(first, value, path, marks);
  if (schema.wrapped) return within(schema.wrapped, value, path, marks);
  if (typeof value === 'string') {
    return Object.keys(marks).length > 0 ? [{ marks, text: value, path }] : [];
  }
  const { item, entries = {}, options = [] } = schema;
  if (Array.isArray(value)) {
    return item ? value.flatMap((one, at) => within(item, one, [...path, at], {})) : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  const alternatives = options as Schema[]; // the schemas of a variant
  const all = Object.assign({}, ...alternatives.map((one) => one.entries), entries);
  return Object.entries(value).flatMap(([key, one]) =>
    key in all ? within(all[key], one, [...path, key], {}) : [],
  );
}
