import type { Log } from './log.ts';

const events = {
  uncaughtException: 'uncaught_exception',
  unhandledRejection: 'unhandled_rejection',
} as const;

/** Logs uncaught errors and reports that one occurred: the process should end. */
export function watchUncaught(log: Log, onUncaught: () => void): void {
  for (const [name, event] of Object.entries(events)) {
    process.on(name, (error: unknown) => {
      log.error({ event, error });
      onUncaught();
    });
  }
}
