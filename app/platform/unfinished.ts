import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bootId, isAlive } from './is-alive.ts';

const NAME = /^unfinished-([\da-f]*)-(\d+)-/;

const boot = () => bootId().slice(0, 8);

/**
 * Makes a folder for copies of what visitors wrote, inside the data folder: what a killed process leaves there is private,
 * and `removeUnfinished` finds it.
 */
export function makeUnfinished(dataDir: string): string {
  return mkdtempSync(join(dataDir, `unfinished-${boot()}-${process.pid}-`));
}

/** Removes what processes that no longer run have left in a data folder. */
export function removeUnfinished(dataDir: string): void {
  for (const name of namesIn(dataDir)) {
    const [, madeIn, pid] = NAME.exec(name) ?? [];
    if (!pid || (madeIn === boot() && isAlive(Number(pid)))) continue;
    rmSync(join(dataDir, name), { recursive: true, force: true });
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // There is none yet, or whoever opens the database says what is wrong with it.
    return [];
  }
}
