import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { isAlive } from '#app/platform/is-alive.ts';

/** A server that runs, and when somebody was told last that one had crashed. */
const Run = v.object({ pid: v.number(), toldAt: v.number() });

/** A server that crashes again and again is told of once an hour. */
const QUIET_MS = 3_600_000;

const fileIn = (dataDir: string) => join(dataDir, 'running');

/**
 * Notes that this process serves.
 *
 * @returns whether somebody is to be told that the one before it ended without being asked to
 */
export function beginRun(dataDir: string): boolean {
  const last = read(dataDir);
  const now = Date.now();
  // In a container both have the same id.
  const crashed = last !== null && (last.pid === process.pid || !isAlive(last.pid));
  const tells = crashed && Math.abs(now - last.toldAt) >= QUIET_MS;
  const run = { pid: process.pid, toldAt: tells ? now : (last?.toldAt ?? 0) };
  try {
    writeFileSync(fileIn(dataDir), JSON.stringify(run), { mode: 0o600 });
  } catch {
    // On a full disk the site goes on serving.
  }
  return tells;
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
