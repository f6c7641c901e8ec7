import { readFileSync } from 'node:fs';
import { loaders } from './pages/loaders.server.ts';
import { routes, shell } from './routes.tsx';
import { runServer } from './server/process.ts';

await runServer({
  site: { routes, shell, loaders },
  assets: JSON.parse(readFileSync('dist/assets.json', 'utf8')),
  clientDir: 'dist/client',
});
