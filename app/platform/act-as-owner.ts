import { statSync } from 'node:fs';

/**
 * Makes root the account that owns a folder, from here on: what root wrote there, the site could not read or replace.
 *
 * @param folder where there is none, nothing changes
 */
export function actAsOwner(folder: string): void {
  const { setgroups, setgid, setuid } = process;
  if (process.getuid?.() !== 0 || !setgroups || !setgid || !setuid) return;
  const owner = statSync(folder, { throwIfNoEntry: false });
  if (!owner || owner.uid === 0) return;
  setgroups([owner.gid]);
  setgid(owner.gid);
  setuid(owner.uid);
}
