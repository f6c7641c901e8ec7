import { pathToFileURL } from 'node:url';

/** Settings of a site that prints each second by its own timers, which a busy machine slows down alike. */
export const sayingSeconds = {
  NODE_OPTIONS: `--import ${pathToFileURL('tests/fakes/own-seconds.ts')}`,
};

/** Counts the seconds that a site has printed. */
export const secondsIn = (output: string) => output.split('A second has passed.').length - 1;
