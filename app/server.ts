import { readFileSync } from 'node:fs';
import { loaders } from './pages/loaders.server.ts';
import { middleware, routes, rules } from './routes.ts';
import { runServer } from './server/process.ts';
import { shell } from './shell.tsx';

await runServer({
  site: { routes, rules, middleware, shell, loaders },
  assets: JSON.parse(readFileSync('dist/assets.json', 'utf8')),
  clientDir: 'dist/client',
});
