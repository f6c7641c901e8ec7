/** The label of a stored key; a key that the content no longer has is its own label. */
export function labelOf(labels: Record<string, string>, key: string): string {
  return labels[key] ?? key;
}
