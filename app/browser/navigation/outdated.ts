let outdated = false;

/** Whether a newer build is known: navigations then leave this document (conformance MF-4). */
export const isOutdated = (): boolean => outdated;

/** Records that a newer build is known. */
export function markOutdated(): void {
  outdated = true;
}
