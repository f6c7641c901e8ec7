import { readFileSync } from 'node:fs';

/** Whether there is a process of this id. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another account's process may not be signalled.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** @returns another text after each restart of the machine; empty where the system has none */
export function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}
