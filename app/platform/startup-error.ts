/** Something that an operator must mend before the site can start; the message says how, in Korean. */
export class StartupError extends Error {}
