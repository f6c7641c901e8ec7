import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

// Once `npm run update` has installed a release, only its program opens the data: newer sources would change the tables
// under the running site.
const live = 'live/dist/server/consult.js';
const program = existsSync(live) ? resolve(live) : resolve('app/consult/desk/cli.ts');
process.argv[1] = program;
await import(program);
