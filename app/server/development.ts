import { configOrExit } from '#app/config/config.ts';
import { galleryLoaders, galleryRoutes } from '#app/gallery/routes.ts';
import { loaders } from '#app/pages/loaders.server.ts';
import { createLog } from '#app/platform/log.ts';
import { middleware, routes, rules } from '#app/site/routes.ts';
import { shell } from '#app/site/shell.tsx';
import { iconSets } from './icons/icon-sets.ts';
import { createService, type Service } from './service.ts';

/** The service as Vite runs it in development: from sources, and without caching pages. */
export async function start(): Promise<Service> {
  const config = configOrExit();
  const log = createLog(config.logLevel);
  const service = await createService({
    config,
    log,
    site: {
      routes: [...routes, ...galleryRoutes],
      rules,
      middleware,
      shell,
      loaders: { ...loaders, ...galleryLoaders },
      iconSets,
    },
    assets: () => ({
      script: '/app/entry/client.ts',
      styles: ['/app/styles/index.css?direct'],
    }),
    clientDir: null,
  });
  service.start();
  return service;
}
