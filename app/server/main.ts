import { readFileSync } from 'node:fs';
import { loaders } from '#app/site/loaders.server.ts';
import { rules } from '#app/site/pages.ts';
import { site } from '#app/site/site.tsx';
import { iconSets } from './icons/icon-sets.ts';
import { runServer } from './process.ts';

await runServer({
  site: { ...site, rules, loaders, iconSets },
  assets: JSON.parse(readFileSync('dist/assets.json', 'utf8')),
  clientDir: 'dist/client',
});
