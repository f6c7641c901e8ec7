/** Name and value of a field. */
export type Pair = [name: string, value: string];

/** The pairs of a stored draft. */
export function readDraft(draft: string | null): Pair[] {
  try {
    const stored: unknown = JSON.parse(draft ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPair) : [];
  } catch {
    // Not written by this page.
    return [];
  }
}

function isPair(value: unknown): value is Pair {
  return (
    Array.isArray(value) && value.length === 2 && value.every((item) => typeof item === 'string')
  );
}
