import { lstatSync, readlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartupError } from './startup-error.ts';

/** An account of the system that owns a data folder. */
export interface Account {
  uid: number;
  gid: number;
}

/** Number of symbolic links that Linux follows in one path. */
const MOST_LINKS = 40;

/**
 * Finds the account as which root works in a data folder: the first owner on the path to it, from `/` on, that is not
 * root. The owner of a folder can replace anything in it with a link, so root must not open a path through one.
 *
 * @returns null if this process is not root's, or only root can change the path
 * @throws StartupError if a whole group, or everybody, can change a folder of root's on the path
 */
export function accountOf(folder: string): Account | null {
  if (process.getuid?.() !== 0) return null;
  const names = resolve(folder).split('/').filter(Boolean);
  let path = '/';
  for (let links = 0; ; ) {
    const name = names.shift();
    if (name === undefined) return null;
    const next = join(path, name);
    const found = lstatSync(next, { throwIfNoEntry: false });
    if (!found) {
      if (isOpenToOthers(path)) throw notForRoot(path);
      return null;
    }
    const { uid, gid } = found;
    if (uid !== 0) return { uid, gid };
    if (found.isSymbolicLink()) {
      links += 1;
      if (links > MOST_LINKS) throw notForRoot(next);
      const target = readlinkSync(next);
      if (target.startsWith('/')) path = '/';
      names.unshift(...target.split('/').filter(Boolean));
      continue;
    }
    // In a folder like /tmp, nobody else can replace what root owns.
    if (isOpenToOthers(next) && !isSticky(next)) throw notForRoot(next);
    path = next;
  }
}

/** Gives up root for the account of a data folder, until this process ends. @throws StartupError as `accountOf` does */
export function actAsAccountOf(folder: string): void {
  const account = accountOf(folder);
  if (!account) return;
  const { uid, gid } = account;
  process.setgroups?.([gid]);
  process.setgid?.(gid);
  process.setuid?.(uid);
}

/**
 * Does work as an account, and goes on as root.
 *
 * @param account null: the account of this process
 * @param work synchronous work
 */
export function as<Result>(account: Account | null, work: () => Result): Result {
  if (!account) return work();
  const groups = process.getgroups?.() ?? [];
  process.setgroups?.([account.gid]);
  process.setegid?.(account.gid);
  process.seteuid?.(account.uid);
  try {
    return work();
  } finally {
    process.seteuid?.(0);
    process.setegid?.(0);
    process.setgroups?.(groups);
  }
}

/** Whether a group other than root's, or everybody, may change a folder of root's. */
function isOpenToOthers(folder: string): boolean {
  const { mode, gid } = lstatSync(folder);
  return (mode & 0o002) !== 0 || ((mode & 0o020) !== 0 && gid !== 0);
}

const isSticky = (folder: string) => (lstatSync(folder).mode & 0o1000) !== 0;

function notForRoot(folder: string): StartupError {
  return new StartupError(
    `${folder} 폴더는 다른 계정도 고칠 수 있어, 관리자(root)로는 그 안의 데이터를 열지 않습니다. 데이터를 관리자만 고칠 수 있는 폴더에 두거나, 사이트를 돌리는 계정으로 해 주세요(sudo -u 계정 …).`,
  );
}
