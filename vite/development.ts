import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServerModuleRunner, type DevEnvironment, type Plugin } from 'vite';

/** The module that starts the service in development. */
const ENTRY = '/app/server/development.ts';

type Entry = typeof import('../app/server/development.ts');

/**
 * In development Vite owns the port and passes what it does not serve itself to the production app, which
 * is restarted whenever a server module changes.
 */
export function development(): Plugin {
  let current: Instance | undefined;
  let changed = false;
  return {
    name: 'development',
    apply: 'serve',
    configureServer(server) {
      const { ssr } = server.environments;
      if (!ssr) return;
      server.httpServer?.once('close', () => void current?.close());
      return () => {
        server.middlewares.use(async (request, response, next) => {
          if (!current || changed) current = startInstance(ssr, current);
          changed = false;
          request.url = request.originalUrl ?? request.url;
          try {
            await current.answer(request, response);
          } catch (error) {
            changed = true;
            next(error);
          }
        });
      };
    },
    /** Reloads the page, because modules that only the server renders (sections, content) cannot be hot-replaced. */
    async hotUpdate({ file, modules, read, server, type }) {
      const { client, ssr } = server.environments;
      if (this.environment.name !== 'ssr' || modules.length === 0) return;
      // An editor that empties a file before writing it causes two events. `read` waits for the text.
      if (type === 'update') await read();
      for (const module of modules) ssr?.moduleGraph.invalidateModule(module);
      changed = true;
      // Tailwind registers every file that it scans as an asset of the style sheet, hence the check for 'js'.
      const inBrowser = [...(client.moduleGraph.getModulesByFile(file) ?? [])];
      if (!inBrowser.some(({ type }) => type === 'js')) client.hot.send({ type: 'full-reload' });
    },
  };
}

interface Instance {
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts the service with its own modules, so that a change does not affect a request in progress.
 *
 * @param previous service to close first, because two services cannot share a data folder
 */
function startInstance(ssr: DevEnvironment, previous?: Instance): Instance {
  const runner = createServerModuleRunner(ssr, { hmr: false });
  const answers = new Set<Promise<void>>();
  const start = async () => {
    await previous?.close();
    const entry: Entry = await runner.import(ENTRY);
    return entry.start();
  };
  const service = start();
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { app } = await service;
    await getRequestListener(app.fetch, { overrideGlobalObjects: false })(request, response);
  }
  return {
    /** @throws if the service cannot start */
    async answer(request, response) {
      const answer = handle(request, response);
      answers.add(answer);
      await answer.finally(() => answers.delete(answer));
    },
    /** Closes the service after it has answered all requests. */
    async close() {
      await Promise.allSettled(answers);
      // A service that could not start has nothing to close.
      await service.then((started) => started.close()).catch(() => {});
      await runner.close();
    },
  };
}
