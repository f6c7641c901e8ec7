/** Preloaded by `--import`: `Date` shows the time in the file that CLOCK names, which a test may rewrite. */
import { readFileSync } from 'node:fs';

const file = process.env.CLOCK ?? '';
const now = () => Date.parse(readFileSync(file, 'utf8'));

globalThis.Date = new Proxy(Date, {
  construct: (real, given, called) =>
    Reflect.construct(real, given.length > 0 ? given : [now()], called),
  get: (real, name) => (name === 'now' ? now : Reflect.get(real, name)),
});
