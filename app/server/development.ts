import { configOrExit } from '#app/config/config.ts';
import { galleryPages } from '#app/gallery/pages.ts';
import { createAlerts } from '#app/platform/alerts.ts';
import { createLog } from '#app/platform/log.ts';
import { middleware, pages, rules } from '#app/site/pages.ts';
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
    alerts: createAlerts({ log }),
    site: { pages: [...pages, ...galleryPages], middleware, rules, shell, iconSets },
    assets: () => ({
      script: '/app/entry/client.ts',
      islands: {},
      furtherStyles: '/app/styles/further.css?direct',
      styles: ['/app/styles/index.css?direct', '/app/gallery/gallery.css?direct'],
    }),
    clientDir: null,
  });
  service.start();
  return service;
}
