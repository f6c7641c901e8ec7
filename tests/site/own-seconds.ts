import { pathToFileURL } from 'node:url';

/** Settings of a site that says each second that passes for it: a busy machine slows its timers and this one alike. */
export const sayingSeconds = {
  NODE_OPTIONS: `--import ${pathToFileURL('tests/fakes/own-seconds.ts')}`,
};

/** The seconds that a site has said in its output. */
export const secondsIn = (output: string) => output.split('A second has passed.').length - 1;
