import { writeSync } from 'node:fs';

/** Time until a full pipe is tried again. */
const PAUSE_MS = 100;
/** Characters that wait for a full pipe; more are dropped. */
const MAX_WAITING = 2 ** 20;
const LINE_FEED = 10;

/**
 * Writes all lines of a turn of the event loop at once: a write for each line would cost more than the rest
 * of an answer from memory. Lines that cannot be written, as on a full disk, are dropped and counted: the
 * site does not stop for its log (tests/faults/log-disk-full.ts). The next lines that can be written say how many are
 * missing.
 *
 * @param put writes bytes and returns how many it took; left out: to standard output
 */
export function createLineOutput(
  put: (bytes: Uint8Array) => number = (bytes) => writeSync(1, bytes),
) {
  let waiting = '';
  let scheduled = false;
  let dropped = 0;
  let reported = 0;
  /** Whether the last write ended within a line. */
  let torn = false;

  function schedule(later: (work: () => void) => unknown): void {
    if (scheduled) return;
    scheduled = true;
    later(flush);
    // A process that exits has no next turn of the event loop.
    process.once('exit', flush);
  }

  /** @returns the bytes that were not written, and the code of the error */
  function attempt(text: string): { left: Buffer; code?: unknown } {
    let left = Buffer.from(text);
    try {
      while (left.byteLength > 0) {
        const count = put(left);
        if (count > 0) torn = left[count - 1] !== LINE_FEED;
        left = left.subarray(count);
      }
      return { left };
    } catch (error) {
      return { left, code: error instanceof Error && 'code' in error ? error.code : error };
    }
  }

  function flush(): void {
    process.off('exit', flush);
    scheduled = false;
    const lines = waiting;
    waiting = '';
    const missing = dropped - reported;
    const words = missing > 0 ? report(missing) : '';
    const { left: unsaid } = attempt(words && torn ? `\n${words}` : words);
    if (unsaid.byteLength > 0) {
      dropped += count(lines);
      return;
    }
    reported += missing;
    const { left, code } = attempt(lines);
    if (code === undefined) return;
    if (code === 'EAGAIN' && left.byteLength < MAX_WAITING) {
      // A torn line goes on where it stopped.
      waiting = left.toString() + waiting;
      schedule((work) => setTimeout(work, PAUSE_MS).unref());
    } else dropped += count(left.toString());
  }

  return {
    /** Takes a line that ends with a line feed; never throws. */
    write(line: string): void {
      waiting += line;
      schedule(setImmediate);
    },
    /** Number of lines that could not be written so far. */
    dropped: () => dropped,
  };
}

function count(lines: string): number {
  return lines.split('\n').length - 1;
}

function report(missing: number): string {
  const line = { level: 'warn', time: new Date(), event: 'log_lines_dropped', count: missing };
  return `${JSON.stringify(line)}\n`;
}
