import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

// Where `npm run update` has put a release, its program alone opens the data: newer sources would change the tables under
// the site that runs.
const live = 'live/dist/server/consult.js';
const program = existsSync(live) ? resolve(live) : resolve('app/consult/desk/cli.ts');
process.argv[1] = program;
await import(program);
