import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import { isRunnableDevEnvironment } from 'vite';

/** The module that starts the service in development. */
const ENTRY = '/app/server/development.ts';

type Entry = typeof import('../app/server/development.ts');

/**
 * In development Vite owns the port and passes what it does not serve itself to the production app, which
 * is restarted whenever a server module changes.
 */
export function development(): Plugin {
  let forget = () => {};
  return {
    name: 'development',
    apply: 'serve',
    configureServer(server) {
      const { ssr } = server.environments;
      if (!ssr || !isRunnableDevEnvironment(ssr)) return;
      const { runner } = ssr;
      forget = () => runner.clearCache();
      let current: { entry: Entry; service: ReturnType<Entry['start']> } | undefined;

      async function service() {
        const entry: Entry = await runner.import(ENTRY);
        if (current?.entry !== entry) {
          const previous = current?.service;
          const closed = previous?.then((old) => old.close()).catch(() => {});
          current = { entry, service: Promise.resolve(closed).then(entry.start) };
        }
        return current.service;
      }

      server.httpServer?.once('close', () => void current?.service.then((last) => last.close()));
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const { app } = await service();
            request.url = request.originalUrl ?? request.url;
            await getRequestListener(app.fetch, { overrideGlobalObjects: false })(
              request,
              response,
            );
          } catch (error) {
            next(error);
          }
        });
      };
    },
    /** Modules that only the server renders (sections, content) cannot be hot-replaced: reloads the page. */
    hotUpdate({ file, modules, server }) {
      const { client, ssr } = server.environments;
      if (this.environment.name !== 'ssr' || modules.length === 0) return;
      // Vite would invalidate them later, but the browser may send its next request first.
      for (const module of modules) ssr?.moduleGraph.invalidateModule(module);
      forget();
      // Tailwind registers every file that it scans as an asset of the style sheet, hence the check for 'js'.
      const inBrowser = [...(client.moduleGraph.getModulesByFile(file) ?? [])];
      if (!inBrowser.some(({ type }) => type === 'js')) client.hot.send({ type: 'full-reload' });
      // Vite would clear the cache once more, while a request may be importing the service.
      return [];
    },
  };
}
