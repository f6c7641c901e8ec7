import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const build = 'dist-fixtures';

type Bundle = typeof import('../fixtures/app.ts');

export type OpenApp = Awaited<ReturnType<typeof openApp>>;

/**
 * The production build of the app in this process, with an empty data folder.
 *
 * @param pages `fixtures` adds the pages that exist only for tests
 */
export async function openApp(
  given: Record<string, string> = {},
  pages: 'site' | 'fixtures' = 'site',
) {
  const bundle: Bundle = await import(/* @vite-ignore */ `${process.cwd()}/${build}/server/app.js`);
  const dataDir = await mkdtemp(join(tmpdir(), 'app-'));
  const SEAL_KEYS = `test:${randomBytes(32).toString('base64')}`;
  const settings: Record<string, string> = {
    DATA_DIR: dataDir,
    CHANNELS: 'file',
    SEAL_KEYS,
    ...given,
  };
  const result = bundle.readConfig(settings);
  if (!result.ok) throw new Error(result.faults.join('\n'));
  const log: string[] = [];
  const { config } = result;
  const output = bundle.createLog('debug', { write: (line) => log.push(line) });
  const service = await bundle.createService({
    config,
    log: output,
    alerts: bundle.createAlerts({
      log: output,
      ways: bundle.alertWays(config),
      deskWays: bundle.deskAlertWays(config),
    }),
    site: pages === 'site' ? bundle.site : bundle.fixtureSite,
    assets: () => JSON.parse(readFileSync(`${build}/assets.json`, 'utf8')),
    clientDir: `${build}/client`,
  });
  const { origin } = config.origin;
  return {
    /**
     * Calls the app directly, without a port; paths are relative to its origin.
     *
     * @param peer remote address of the socket
     */
    fetch: async (path: string, init?: RequestInit, peer?: string): Promise<Response> =>
      service.app.fetch(
        new Request(path.startsWith('/') ? origin + path : path, init),
        peer && { incoming: { socket: { remoteAddress: peer } } },
      ),
    origin,
    dataDir,
    /** Environment variables of its configuration. */
    settings,
    service,
    /** Lines of the log so far. */
    log,
    async close() {
      await service.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
