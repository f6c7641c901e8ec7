import { readFileSync } from 'node:fs';
import { loaders } from '#app/pages/loaders.server.ts';
import { middleware, routes, rules } from '#app/site/routes.ts';
import { shell } from '#app/site/shell.tsx';
import { iconSets } from './icons/icon-sets.ts';
import { runServer } from './process.ts';

await runServer({
  site: { routes, rules, middleware, shell, loaders, iconSets },
  assets: JSON.parse(readFileSync('dist/assets.json', 'utf8')),
  clientDir: 'dist/client',
});
