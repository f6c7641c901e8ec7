import { writeSync } from 'node:fs';

/** The process's standard output, for its log. */
export interface LineOutput {
  /** Takes one line, which ends with a line feed; never throws and never blocks for long. */
  write(line: string): void;
  /** Lines that could not be written, since the process began. */
  dropped(): number;
}

/** While nobody reads a pipe, so much is kept, in bytes. */
const MAX_KEPT = 1024 * 1024;
/** Time until a full pipe is tried again, in milliseconds. */
const PAUSE_MS = 100;

/**
 * Writes all lines of a turn of the event loop at once: a write for each line would cost more than the rest
 * of an answer from memory. Lines that cannot be written are dropped and counted (fault 45): the site must
 * not stop for its log. The first line that can be written again says how many are missing.
 *
 * @param put writes bytes and returns how many it took
 */
export function createLineOutput(
  put: (bytes: Uint8Array) => number = (bytes) => writeSync(1, bytes),
): LineOutput {
  let waiting: string[] = [];
  let size = 0;
  let timer: NodeJS.Immediate | NodeJS.Timeout | undefined;
  let dropped = 0;
  let reported = 0;
  /** The last line was written in part. */
  let torn = false;

  function drop(count: number): void {
    dropped += count;
  }

  function flush(): void {
    process.off('exit', flush);
    timer = undefined;
    const lines = waiting;
    waiting = [];
    size = 0;
    const missing = dropped - reported;
    const all = missing > 0 ? [missingLine(missing), ...lines] : lines;
    const text = all.join('');
    const rest = putAll(Buffer.from(torn ? `\n${text}` : text));
    if (rest.bytes.byteLength === 0) {
      torn = false;
      reported += missing;
      return;
    }
    const left = rest.bytes.toString();
    const lost = left.split('\n').length - 1;
    const written = all.length - lost;
    if (missing > 0 && written > 0) reported += missing;
    torn = left.length > 0 && (torn || written > 0 || left !== text) && !text.endsWith(left);
    void lost;
  }
  return { write: () => {}, dropped: () => dropped };
}
