import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { copyFile, cp, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { buildId, programId } from '../../vite/build-id.ts';
import { point } from './point.ts';

/** A build with the Node that runs it: everything that the site needs except `.env` and its data. */
export interface Release {
  /** The id of its build. */
  name: string;
  folder: string;
  node: string;
  server: string;
  consult: string;
}

const FOLDER = 'releases';
/** Link to the release that systemd runs. */
const LIVE = 'live';
/** Link to the release that ran before. */
const BEFORE = join(FOLDER, 'before');
const NODE = 'node_modules/node/bin/node';
const PROGRAM_ID = 'program-id';
/** How long open pages can still request files of their build. */
const ASSET_DAYS = 30;

export const releases = {
  live: () => linked(LIVE),
  before: () => linked(BEFORE),

  /** Finds the running release, or the one before it, if it was built from what a folder of sources contains. */
  of(sources: string): Release | null {
    const id = buildId(resolve(sources));
    return [releases.live(), releases.before()].find((one) => one?.name === id) ?? null;
  },

  /** Creates a release from the build in a folder of sources and the installed Node. */
  async lay(sources: string): Promise<Release> {
    const build = join(sources, 'dist');
    const release = releaseNamed(readFileSync(join(build, 'build-id'), 'utf8'));
    const kept = [releases.live()?.name, releases.before()?.name];
    if (kept.includes(release.name)) return release;
    rmSync(release.folder, { recursive: true, force: true });
    // Renamed only when complete, so that an interrupted copy is never taken for a release.
    const half = `${release.folder}.new`;
    rmSync(half, { recursive: true, force: true });
    mkdirSync(half, { recursive: true });
    await cp(build, join(half, 'dist'), { recursive: true });
    makeReadable(join(half, 'dist'));
    await place(NODE, join(half, 'node'));
    writeFileSync(join(half, PROGRAM_ID), programId(resolve(sources)));
    renameSync(half, release.folder);
    return release;
  },

  /** Whether a release was built from the program in this folder, whatever its content. */
  isOfThisProgram({ folder }: Release): boolean {
    const file = join(folder, PROGRAM_ID);
    return existsSync(file) && readFileSync(file, 'utf8') === programId(resolve('.'));
  },

  switchTo(release: Release): void {
    const live = releases.live();
    if (live) point(BEFORE, live.name);
    point(LIVE, release.folder);
  },

  /** Restores both links after a release did not come up. */
  putBack(running: Release, before: Release | null): void {
    point(LIVE, running.folder);
    if (before) point(BEFORE, before.name);
    else rmSync(BEFORE, { force: true });
  },

  /** Removes every release except the running one and the one before it. */
  prune(): void {
    const kept = [releases.live()?.name, releases.before()?.name, basename(BEFORE)];
    for (const name of readdirSync(FOLDER)) {
      if (!kept.includes(name)) rmSync(join(FOLDER, name), { recursive: true });
    }
  },
};

/**
 * Copies the assets of one build into another, because open pages may still request them.
 *
 * @param from folder that contains the dist/ of the first build
 */
export async function keepAssets(from: string, to: string): Promise<void> {
  const oldest = Date.now() - ASSET_DAYS * 86_400_000;
  const assets = join('dist', 'client', 'assets');
  await cp(join(from, assets), join(to, assets), {
    recursive: true,
    force: false,
    preserveTimestamps: true,
    filter: async (file) => {
      const found = await stat(file);
      return found.isDirectory() || found.mtimeMs >= oldest;
    },
  });
}

function releaseNamed(name: string): Release {
  const folder = join(FOLDER, name);
  return {
    name,
    folder,
    node: join(folder, 'node'),
    server: join(folder, 'dist/server/server.js'),
    consult: join(folder, 'dist/server/consult.js'),
  };
}

/** Lets the account that runs the site read the build, even if it was made under a strict umask. */
function makeReadable(folder: string): void {
  chmodSync(folder, 0o755);
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    chmodSync(join(file.parentPath, file.name), file.isDirectory() ? 0o755 : 0o644);
  }
}

/** Links the file. A later `npm ci` replaces its own file of Node and leaves this link alone. */
async function place(file: string, to: string): Promise<void> {
  try {
    linkSync(realpathSync(file), to);
  } catch {
    // A hard link cannot cross file systems.
    await copyFile(file, to);
  }
}

function linked(link: string): Release | null {
  try {
    const release = releaseNamed(basename(readlinkSync(link)));
    return existsSync(release.server) ? release : null;
  } catch {
    return null;
  }
}
