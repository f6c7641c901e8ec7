import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { bootId, isAlive } from '#app/platform/is-alive.ts';

/** A server that runs. */
const Run = v.object({ pid: v.number(), boot: v.string() });

const fileIn = (dataDir: string) => join(dataDir, 'running');

/**
 * Notes that this process serves.
 *
 * @returns whether the one before it ended without being asked to
 */
export function beginRun(dataDir: string): boolean {
  const last = read(dataDir);
  const run = { pid: process.pid, boot: bootId() };
  try {
    writeFileSync(fileIn(dataDir), JSON.stringify(run), { mode: 0o600 });
  } catch {
    // On a full disk the site goes on serving.
  }
  if (last === null) return false;
  // After a restart of the machine another process may have the id; in a container the next server has it.
  return last.boot !== run.boot || last.pid === process.pid || !isAlive(last.pid);
}

/** Notes that this process was asked to end. */
export function endRun(dataDir: string): void {
  if (read(dataDir)?.pid === process.pid) rmSync(fileIn(dataDir), { force: true });
}

function read(dataDir: string): v.InferOutput<typeof Run> | null {
  try {
    return v.parse(Run, JSON.parse(readFileSync(fileIn(dataDir), 'utf8')));
  } catch {
    // There is none, or it was cut off.
    return null;
  }
}
