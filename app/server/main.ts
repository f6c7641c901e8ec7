import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { middleware, pages, rules } from '#app/site/pages.ts';
import { shell } from '#app/site/shell.tsx';
import { iconSets } from './icons/icon-sets.ts';
import { runServer } from './process.ts';

// This file is server/server.js of the build.
const build = join(import.meta.dirname, '..');

await runServer({
  site: { pages, middleware, rules, shell, iconSets },
  assets: JSON.parse(readFileSync(join(build, 'assets.json'), 'utf8')),
  clientDir: join(build, 'client'),
});
