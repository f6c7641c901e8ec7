import { globSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepAssets } from '../../scripts/update/releases.ts';
import { openProxied } from '../../tests/guide/proxied.ts';
import type { ProxyName } from '../../tests/guide/proxy-program.ts';
import { type Ask, directly, throughProxy } from '../../tests/guide/visits.ts';
import { SITE, startSite } from '../../tests/site/server.ts';
import { withoutRetries } from './earlier.ts';
import { type Row, tally } from './tally.ts';

/** The build before that of the site. */
const OLD = 'dist-fixtures';

/**
 * Asks for the files of two builds, twice each: of an instance of each behind a proxy, as while an update goes on, and of
 * one that is updated. Before, an instance had the files of its own build alone.
 */
export async function* twoBuilds(proxies: readonly ProxyName[]): AsyncGenerator<Row> {
  const folder = await mkdtemp(join(tmpdir(), 'two-builds-'));
  try {
    const releases = await lay(folder);
    const files = differing(releases);
    async function askAll(setUp: string, when: string, ask: Ask): Promise<Row> {
      const { ask: counted, counts } = tally(ask);
      for (const file of [...files, ...files]) await counted(`/assets/${file}`);
      return { promise: 'two builds', setUp, when, ...counts };
    }
    for (const name of proxies) {
      for (const when of ['before', 'after'] as const) {
        const change = when === 'before' ? withoutRetries[name] : undefined;
        const builds = [releases.old, releases[when]].map((release) => join(release, 'dist'));
        const site = await openProxied(name, builds, undefined, change);
        yield await askAll(`${name}: one of each`, when, throughProxy(site.port)).finally(
          site.close,
        );
      }
    }
    for (const when of ['before', 'after'] as const) {
      const site = await startSite({}, 'dist', { folder: releases[when] });
      yield await askAll('an updated one', when, directly(site.url)).finally(site.stop);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Releases = Awaited<ReturnType<typeof lay>>;

/** The build of before, and the new one as it is (before) and with the old one's files beside its own (after). */
async function lay(folder: string) {
  const place = (name: string) => join(folder, name);
  const releases = { old: place('old'), before: place('before'), after: place('after') };
  await writeFile(place('package.json'), '{ "type": "module" }');
  for (const [build, release] of [
    [OLD, releases.old],
    [SITE, releases.before],
    [SITE, releases.after],
  ] as const) {
    await cp(build, join(release, 'dist'), { recursive: true });
  }
  await keepAssets(releases.old, releases.after);
  return releases;
}

/** Files that one of the builds alone has. */
function differing({ old, before }: Releases): string[] {
  const files = (release: string) =>
    new Set(globSync('**/*.{js,css,json,woff2}', { cwd: join(release, 'dist/client/assets') }));
  return [...files(old).symmetricDifference(files(before))];
}
