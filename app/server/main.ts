import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loaders } from '#app/site/loaders.server.ts';
import { rules } from '#app/site/pages.ts';
import { site } from '#app/site/site.tsx';
import { iconSets } from './icons/icon-sets.ts';
import { runServer } from './process.ts';

// This file is server/server.js of the build.
const build = join(import.meta.dirname, '..');

await runServer({
  site: { ...site, rules, loaders, iconSets },
  assets: JSON.parse(readFileSync(join(build, 'assets.json'), 'utf8')),
  clientDir: join(build, 'client'),
});
