/** The label of a stored key, or the key itself if the content no longer has it. */
export function labelOf(labels: Record<string, string>, key: string): string {
  return labels[key] ?? key;
}
