import { galleryLoaders, galleryRoutes } from '#app/gallery/routes.ts';
import { loaders } from '#app/pages/loaders.server.ts';
import { middleware, routes, rules } from '#app/routes.ts';
import { shell } from '#app/shell.tsx';
import { configOrExit } from './config.ts';
import { iconSets } from './icon-sets.ts';
import { createLog } from './log.ts';
import { createService, type Service } from './service.ts';

/** The service as Vite runs it in development: sources instead of a build, nothing kept. */
export async function start(): Promise<Service> {
  const config = configOrExit();
  const service = await createService({
    config,
    log: createLog(config.logLevel),
    site: {
      routes: [...routes, ...galleryRoutes],
      rules,
      middleware,
      shell,
      loaders: { ...loaders, ...galleryLoaders },
      iconSets,
    },
    assets: () => ({
      script: '/app/client.ts',
      styles: ['/app/styles.css?direct'],
    }),
    clientDir: null,
  });
  service.start();
  return service;
}
