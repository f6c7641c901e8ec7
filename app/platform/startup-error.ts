/** A fault that an operator must fix before the site can start. The message explains in Korean how to fix it. */
export class StartupError extends Error {}
