/** Ends what hangs, in milliseconds. It asserts nothing: on a busy machine everything takes many times longer. */
export const HANGS_MS = 60_000;
