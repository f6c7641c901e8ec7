import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { ContentFault } from './content-fault.ts';
import { FOLDER } from './sources.ts';

const execute = promisify(execFile);
const REPOSITORY = join(FOLDER, 'repository');
/** Private key of the site's account, which may only read the repository. */
const KEY = join(FOLDER, 'key');
const TIMEOUT_MS = 120_000;

/** The remote repository cannot be read. */
export class RemoteFault extends Error {}

/** A commit of the branch, and the tree of its content/. */
export interface Fetched {
  commit: string;
  tree: string;
}

/** Fetches the newest commit of a branch. @throws {RemoteFault} */
export async function fetchContent(remote: string, branch: string): Promise<Fetched> {
  mkdirSync(FOLDER, { recursive: true });
  if (!existsSync(join(REPOSITORY, 'HEAD'))) await git('init', '--quiet', '--bare', '.');
  // A killed fetch leaves them, and no other fetch can run now.
  for (const lock of globSync('**/*.lock', { cwd: REPOSITORY })) rmSync(join(REPOSITORY, lock));
  const refs = `+refs/heads/${branch}:refs/heads/fetched`;
  await git('fetch', '--quiet', '--depth=1', '--no-tags', '--', remote, refs).catch(
    ({ stderr = '', message }: { stderr?: string; message: string }) => {
      throw new RemoteFault((stderr || message).trim());
    },
  );
  const commit = (await git('rev-parse', 'refs/heads/fetched')).trim();
  const tree = await git('rev-parse', '--verify', '--quiet', `${commit}:content`).catch(() => {
    throw new RemoteFault(`${branch} 가지에 content 폴더가 없습니다.`);
  });
  return { commit, tree: tree.trim() };
}

/**
 * Writes the content/ of a tree, and nothing else, into a folder of its own.
 *
 * @returns the folder that contains content/
 * @throws {ContentFault} if it has a link, which could lead to a file of this machine, or another repository
 */
export async function checkOut(tree: string): Promise<string> {
  const listed = (await git('ls-tree', '-r', '-z', tree)).split('\0').filter(Boolean);
  const odd = listed.find((line) => !line.startsWith('100'));
  if (odd) {
    throw new ContentFault([
      `content/${odd.replace(/^[^\t]*\t/, '')}: 링크나 다른 저장소는 올릴 수 없습니다. 지우고 파일을 넣습니다`,
    ]);
  }
  const folder = join(FOLDER, tree);
  if (existsSync(folder)) return folder;
  const half = `${folder}.new`;
  const content = join(half, 'content');
  rmSync(half, { recursive: true, force: true });
  mkdirSync(content, { recursive: true });
  const index = { GIT_INDEX_FILE: resolve(half, 'index') };
  const place = ['--work-tree', resolve(content)];
  await gitWith(index, ...place, 'read-tree', tree);
  await gitWith(index, ...place, 'checkout-index', '--all', '--force');
  renameSync(half, folder);
  return folder;
}

/** A file that two trees of content/ have differently. */
export interface ChangedFile {
  /** Its path in content/. */
  path: string;
  /** Its texts; null where the file is missing. */
  before: string | null;
  after: string | null;
}

/** Stores the content/ of this folder, which the site shows until something is published. @returns its tree */
export async function treeOfInstalled(): Promise<string> {
  const index = resolve(FOLDER, 'index');
  const place = ['--work-tree', resolve('content')];
  await gitWith({ GIT_INDEX_FILE: index }, ...place, 'add', '--all', '--', resolve('content'));
  const tree = await gitWith({ GIT_INDEX_FILE: index }, 'write-tree');
  rmSync(index);
  return tree.trim();
}

/** Lists the files that differ. */
export async function changedFiles(before: string, after: string): Promise<ChangedFile[]> {
  const names = await git('diff-tree', '-r', '-z', '--name-only', before, after).catch(() => '');
  return Promise.all(
    names
      .split('\0')
      .filter(Boolean)
      .map(async (path) => ({
        path,
        before: await git('show', `${before}:${path}`).catch(() => null),
        after: await git('show', `${after}:${path}`).catch(() => null),
      })),
  );
}

/** Keeps the objects of a tree, which would otherwise be removed some day. */
export async function keep({ commit }: Fetched): Promise<void> {
  await git('update-ref', 'refs/heads/published', commit);
}

const git = (...words: string[]) => gitWith({}, ...words);

async function gitWith(own: Record<string, string>, ...words: string[]): Promise<string> {
  const ssh = ['ssh', '-o', 'BatchMode=yes', '-o', 'ConnectTimeout=20'];
  ssh.push('-o', 'StrictHostKeyChecking=accept-new');
  ssh.push('-o', `UserKnownHostsFile="${resolve(FOLDER, 'known_hosts')}"`);
  if (existsSync(KEY)) ssh.push('-o', 'IdentitiesOnly=yes', '-i', `"${resolve(KEY)}"`);
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_SSH_COMMAND: ssh.join(' '), ...own };
  const options = { cwd: REPOSITORY, env, timeout: TIMEOUT_MS, maxBuffer: 64 * 2 ** 20 };
  mkdirSync(REPOSITORY, { recursive: true });
  return (await execute('git', ['--git-dir=.', ...words], options)).stdout;
}
