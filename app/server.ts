import { readFileSync } from 'node:fs';
import { loaders } from './pages/loaders.server.ts';
import { middleware, routes, rules } from './routes.ts';
import { iconSets } from './server/icon-sets.ts';
import { runServer } from './server/process.ts';
import { shell } from './shell.tsx';

await runServer({
  site: { routes, rules, middleware, shell, loaders, iconSets },
  assets: JSON.parse(readFileSync('dist/assets.json', 'utf8')),
  clientDir: 'dist/client',
  intakeFile: 'dist/server/intake.js',
});
