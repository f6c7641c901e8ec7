import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';
import { SITE, startSite } from './server.ts';

const run = promisify(execFile);

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
     * Puts the site's build in the place of the tests', as the operations guide says.
     *
     * @param keep whether its commands that keep the assets of the old build are run
     */
    async release({ keep }: { keep: boolean }) {
      const [before, after] = keep ? await guidedCommands() : [];
      const shell = async (command = ':') => run('sh', ['-c', command], { cwd: folder });
      await site.stop();
      await shell(before);
      await rm(dist, { recursive: true });
      await lay(SITE);
      await shell(after);
      site = await startSite({}, 'dist', place);
    },
    async close() {
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What the operations guide has an operator type before and after a build. */
async function guidedCommands(): Promise<string[]> {
  const guide = await readFile('docs/operations.md', 'utf8');
  const commands = guide.match(/^.*\bcp -R.*$/gm) ?? [];
  if (commands.length !== 2) throw new Error('The guide copies assets before and after a build.');
  return commands;
}
