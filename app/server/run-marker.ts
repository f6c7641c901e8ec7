import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { bootId, isAlive } from '#app/platform/is-alive.ts';

/** A running server. */
const Run = v.object({ pid: v.number(), boot: v.string() });

const fileIn = (dataDir: string) => join(dataDir, 'running');

/**
 * Records that this process is running.
 *
 * @returns whether the previous server ended without being asked to
 */
export function beginRun(dataDir: string): boolean {
  const last = read(dataDir);
  const run = { pid: process.pid, boot: bootId() };
  try {
    writeFileSync(fileIn(dataDir), JSON.stringify(run), { mode: 0o600 });
  } catch {
    // A full disk must not stop the site.
  }
  if (last === null) return false;
  // After a reboot another process may have the id. In a container, the next server has the same id.
  return last.boot !== run.boot || last.pid === process.pid || !isAlive(last.pid);
}

/** Records that this process was asked to end. */
export function endRun(dataDir: string): void {
  if (read(dataDir)?.pid === process.pid) rmSync(fileIn(dataDir), { force: true });
}

function read(dataDir: string): v.InferOutput<typeof Run> | null {
  try {
    return v.parse(Run, JSON.parse(readFileSync(fileIn(dataDir), 'utf8')));
  } catch {
    // The file is missing or incomplete.
    return null;
  }
}
