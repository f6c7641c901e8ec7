import { readFileSync } from 'node:fs';
import { loaders } from './pages/loaders.server.ts';
import { routes, shell } from './routes.tsx';
import { iconSets } from './server/icon-sets.ts';
import { runServer } from './server/process.ts';

await runServer({
  site: { routes, shell, loaders, iconSets },
  assets: JSON.parse(readFileSync('dist/assets.json', 'utf8')),
  clientDir: 'dist/client',
});
