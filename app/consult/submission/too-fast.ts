/**
 * A form sent within this time of its ticket, in milliseconds, was not filled in by a person. The server
 * scores by it; the page omits a ticket that would be misjudged.
 */
export const TOO_FAST_MS = 2_000;
