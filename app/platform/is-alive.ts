/** Whether there is a process of this id. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another account's process may not be signalled.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
