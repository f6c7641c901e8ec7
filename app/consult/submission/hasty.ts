/**
 * A form sent within so many milliseconds of its ticket was filled in by no person. The server judges by
 * it; the page sends no ticket that would be taken so wrongly.
 */
export const HASTY_MS = 2_000;
