/** Limits that only end what hangs, in milliseconds. No test asserts them; a slow machine is far below. */

/** A test, or a hook. */
export const LONGEST_TEST = 180_000;

/** The same where compilers, servers and installs are started. */
export const LONGEST_SETUP = 480_000;

/** One thing that a test waits for: an element, a message, the start of a site. */
export const LONGEST_WAIT = 60_000;
