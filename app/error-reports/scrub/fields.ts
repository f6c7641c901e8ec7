/** A part of a report whose shape nobody has vouched for. */
export type Fields = Record<string, unknown>;

/** A list of own keys and values, of which nothing is known yet. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The members of a list that are objects; none when there is no list. */
export function fieldsIn(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : [];
}

/** A text, or an empty one. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** What is there of these keys, as it is: only for what the library itself writes. */
export function pick(from: Fields, keys: readonly string[]): Fields {
  return Object.fromEntries(
    keys.flatMap((key) => (from[key] === undefined ? [] : [[key, from[key]]])),
  );
}

/** The members that can hold no words: numbers and yes or no. */
export function wordless(from: unknown): Fields {
  if (!isFields(from)) return {};
  return Object.fromEntries(
    Object.entries(from).filter(([, value]) => ['number', 'boolean'].includes(typeof value)),
  );
}
