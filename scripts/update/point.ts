import { renameSync, rmSync, symlinkSync } from 'node:fs';

/** Replaces a link atomically, so that it always leads to a release. */
export function point(link: string, target: string): void {
  const next = `${link}.new`;
  rmSync(next, { force: true });
  symlinkSync(target, next);
  renameSync(next, link);
}
