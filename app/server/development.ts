import { configOrExit } from '#app/config/config.ts';
import { galleryLoaders, galleryPages } from '#app/gallery/pages.ts';
import { createLog } from '#app/platform/log.ts';
import { loaders } from '#app/site/loaders.server.ts';
import { rules } from '#app/site/pages.ts';
import { site } from '#app/site/site.tsx';
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
      ...site,
      pages: { ...site.pages, ...galleryPages },
      rules,
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
