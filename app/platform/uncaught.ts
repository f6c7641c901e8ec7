import type { Log } from './log.ts';

/** Logs whatever nobody caught in this thread, and tells that it happened: the process should end. */
export function watchUncaught(log: Log, onUncaught: () => void): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.error({ event, error });
      onUncaught();
    });
  }
}
