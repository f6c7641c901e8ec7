import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepAssets } from '../../scripts/update/releases.ts';
import { freePort } from './free-port.ts';
import { SITE, startSite } from './server.ts';

export type Deployment = Awaited<ReturnType<typeof openDeployment>>;

/** Opens an operator's folder in which the older of two builds, that of the fixtures, runs. */
export async function openDeployment() {
  const folder = await mkdtemp(join(tmpdir(), 'deployment-'));
  const dist = join(folder, 'dist');
  const lay = (build: string) => cp(build, dist, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await lay('dist-fixtures');

  const place = { port: await freePort(), dataDir: join(folder, 'data'), folder };
  let site = await startSite({}, 'dist', place);
  return {
    url: site.url,
    /** The running site. */
    site: () => site,
    /**
     * Replaces the build of the fixtures with that of the site.
     *
     * @param keep whether to keep the assets of the old build, as an update does
     */
    async release({ keep }: { keep: boolean }) {
      await site.stop();
      const old = join(folder, 'old');
      await mkdir(old);
      await rename(dist, join(old, 'dist'));
      await lay(SITE);
      if (keep) await keepAssets(old, folder);
      site = await startSite({}, 'dist', place);
    },
    async close() {
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
