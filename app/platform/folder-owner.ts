import { existsSync, statSync } from 'node:fs';

/**
 * The account as which root works on a folder of the site's: what root wrote there itself, the site could not read or
 * replace.
 *
 * @returns nothing where this process is not root's, or where there is no such folder
 */
export function ownerOf(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0 || !existsSync(folder)) return {};
  const { uid, gid } = statSync(folder);
  return { uid, gid };
}

/** Gives up root for the account that owns a folder, from here on. */
export function actAsOwner(folder: string): void {
  const { uid, gid } = ownerOf(folder);
  if (!uid || gid === undefined) return;
  process.setgroups?.([gid]);
  process.setgid?.(gid);
  process.setuid?.(uid);
}
