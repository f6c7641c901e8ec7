/** The label of a stored key. Where the content no longer has the key, the key itself. */
export function labelOf(labels: Record<string, string>, key: string): string {
  return labels[key] ?? key;
}
