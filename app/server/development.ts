import { configOrExit } from '#app/config/config.ts';
import { createIntake } from '#app/consult/intake/intake.server.ts';
import { galleryLoaders, galleryRoutes } from '#app/gallery/routes.ts';
import { loaders } from '#app/pages/loaders.server.ts';
import { createLog } from '#app/platform/log.ts';
import { middleware, routes, rules } from '#app/site/routes.ts';
import { shell } from '#app/site/shell.tsx';
import { iconSets } from './icons/icon-sets.ts';
import { createService, type Service } from './service.ts';

/** The service as Vite runs it in development: sources instead of a build, nothing kept. */
export async function start(): Promise<Service> {
  const config = configOrExit();
  const log = createLog(config.logLevel);
  const service = await createService({
    config,
    log,
    // In this thread: the other one would need a build.
    openIntake: (countDelivery) => createIntake({ config, log, countDelivery }),
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
  await service.start();
  return service;
}
