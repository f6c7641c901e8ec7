import { AsyncLocalStorage } from 'node:async_hooks';
import { type DestinationStream, pino } from 'pino';
import { createLineOutput } from './line-output.ts';

/** The process's log, by level. */
export type Log = Record<
  'debug' | 'info' | 'warn' | 'error',
  (entry: LogEntry, message?: string) => void
>;

/** Fields of a line. `event` is a snake_case identifier. */
type LogEntry = { event: string; error?: unknown } & Partial<
  Record<(typeof fields)[number], unknown>
>;

/** How many nested causes are logged. An error may be its own cause. */
const MAX_CAUSES = 5;

/** Called for each line of level `error` that has an error. */
export type ErrorListener = (event: string, error: unknown) => void;

/** Id of the request that is being handled. Every line that is logged meanwhile contains it. */
export const currentRequest = new AsyncLocalStorage<string>();

/** Runs work that a request starts but that does not belong to it. The lines of that work contain no request id. */
export const outsideRequests: <Result>(work: () => Result) => Result = AsyncLocalStorage.snapshot();

/**
 * The process's log: one JSON object a line. Only the fields listed here are written, and of an error only
 * its name, code and stack frames, since a message may quote what a visitor typed.
 *
 * @param level pino's level, `silent` included
 * @param destination standard output when left out
 * @param onError called for errors that are logged at level `error`; never at level `silent`
 */
export function createLog(
  level: string,
  destination: DestinationStream = createLineOutput(),
  onError?: ErrorListener,
): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: time,
      hooks: {
        logMethod(words, write, number) {
          const [entry] = words;
          if (onError && number === pino.levels.values.error) notify(entry, onError);
          write.apply(this, words);
        },
      },
      formatters: { log: allowed, level: (label) => ({ level: label }) },
    },
    destination,
  );
}

let lastTime = 0;
let lastText = '';

/** Like pino's isoTime, but formats the lines of one millisecond once. */
function time(): string {
  const now = Date.now();
  if (now !== lastTime) {
    lastTime = now;
    lastText = `,"time":"${new Date(now).toISOString()}"`;
  }
  return lastText;
}

const fields = [
  'event',
  'method',
  'route',
  'status',
  'ms',
  'channel',
  'channels',
  'attempts',
  'folder',
  'to',
  'count',
  'hours',
  'origin',
  'at',
  'actor',
  'action',
  'subject',
  'setting',
  'address',
  'host',
  'signal',
  'code',
  'reply',
  'alert',
  'limit',
  'megabytes',
  'unit',
] as const;

function allowed(entry: Record<string, unknown>): Record<string, unknown> {
  const kept: Record<string, unknown> = {
    event: entry.event,
    requestId: currentRequest.getStore(),
  };
  for (const field of fields) if (entry[field] !== undefined) kept[field] = entry[field];
  if ('error' in entry) kept.error = errorFields(entry.error);
  return kept;
}

function notify(entry: unknown, onError: ErrorListener): void {
  if (typeof entry !== 'object' || entry === null || !('error' in entry)) return;
  onError('event' in entry ? String(entry.event) : '', entry.error);
}

function errorFields(error: unknown, causes = MAX_CAUSES): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  return {
    name: error.name,
    ...('code' in error && { code: error.code }),
    ...('errcode' in error && { code: error.errcode }),
    ...('responseCode' in error && { responseCode: error.responseCode }),
    frames: frames(error),
    ...(error.cause !== undefined && causes > 0 && { cause: errorFields(error.cause, causes - 1) }),
  };
}

/** The call stack without the message, which `stack` repeats at its start. */
function frames({ stack = '', message }: Error): string[] {
  const start = stack.indexOf(message);
  return (start < 0 ? stack : stack.slice(start + message.length))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '));
}
