import { readFileSync } from 'node:fs';

/** Whether a process with this id exists. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process exists but belongs to another account.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** @returns a text that changes with each restart of the machine; empty if the system has none */
export function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}
