/** A part of a report whose shape has not been checked. */
export type Fields = Record<string, unknown>;

/** Whether a value is an object, whose properties are not checked yet. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The objects among the members of a list; empty when it is not a list. */
export function fieldsIn(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : [];
}

/** A string, or an empty one. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The given keys, unchanged: only for values of the library itself. */
export function pick(from: Fields, keys: readonly string[]): Fields {
  return Object.fromEntries(
    keys.flatMap((key) => (from[key] === undefined ? [] : [[key, from[key]]])),
  );
}

/** The properties that cannot contain text: numbers and booleans. */
export function wordless(from: unknown): Fields {
  if (!isFields(from)) return {};
  return Object.fromEntries(
    Object.entries(from).filter(([, value]) => ['number', 'boolean'].includes(typeof value)),
  );
}
