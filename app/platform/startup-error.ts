/** What an operator must fix before the site can start; the message says how, in Korean. */
export class StartupError extends Error {}
