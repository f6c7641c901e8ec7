/** Timeouts in milliseconds for tests that hang. No test asserts them, and slow machines need far less. */

/** Timeout of a test or a hook. */
export const LONGEST_TEST = 180_000;

/** Timeout of a test or a hook that starts compilers, servers or installs. */
export const LONGEST_SETUP = 480_000;

/** Timeout of a single condition: an element, a message, the start of a site. */
export const LONGEST_WAIT = 60_000;
