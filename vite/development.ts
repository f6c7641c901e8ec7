import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import { isRunnableDevEnvironment } from 'vite';

/** The module that makes the service in development. */
const ENTRY = '/app/server/development.ts';

type Entry = typeof import('../app/server/development.ts');

/**
 * Vite owns the port in development: what it does not serve itself goes to the same app as in
 * production, made anew whenever a module of the server has changed.
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
    /** What only the server draws (sections, content) cannot be exchanged in the browser. */
    hotUpdate({ file, modules, server }) {
      const { client, ssr } = server.environments;
      if (this.environment.name !== 'ssr' || modules.length === 0) return;
      // Now, and not when Vite comes to it: the browser may ask sooner.
      for (const module of modules) ssr?.moduleGraph.invalidateModule(module);
      forget();
      // Tailwind lists every file that it has read as an asset of the style sheet.
      const inBrowser = [...(client.moduleGraph.getModulesByFile(file) ?? [])];
      if (!inBrowser.some(({ type }) => type === 'js')) client.hot.send({ type: 'full-reload' });
    },
  };
}
