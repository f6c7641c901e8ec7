import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepAssets } from '../../scripts/update/releases.ts';
import { freePort } from './free-port.ts';
import { SITE, startSite } from './server.ts';

export type Deployment = Awaited<ReturnType<typeof openDeployment>>;

/** An operator's folder, in which the build of the tests runs as the older one of two. */
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
    /** The site that runs now. */
    site: () => site,
    /**
     * Puts the site's build in the place of the tests'.
     *
     * @param keep whether the assets of the old build are kept beside, as an update does
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
