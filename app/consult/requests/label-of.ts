import { visible } from './fields/typed-text.ts';

/** The label of a stored key, or the key itself if the content no longer has it. */
export function labelOf(labels: Record<string, string>, key: string): string {
  return labels[key] ?? key;
}

/**
 * The key that a person means: by its label, by a part that no other label has, or by the key itself.
 *
 * @param labels labels by their keys
 * @returns undefined if no label matches, or several do
 */
export function keyOf<Key extends string>(
  labels: Readonly<Record<Key, string>>,
  text: string,
): Key | undefined {
  const typed = visible(text).trim();
  if (typed === '') return undefined;
  // Object.entries is typed string although the record's keys are known.
  const all = Object.entries(labels) as [Key, string][];
  const exact = all.find(([key, label]) => key === typed || label === typed);
  const partial = all.filter(([, label]) => label.includes(typed));
  return (exact ?? (partial.length === 1 ? partial[0] : undefined))?.[0];
}
