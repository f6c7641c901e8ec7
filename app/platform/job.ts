/** Work that the site repeats. */
interface Job {
  /** Begins the first round now. */
  start(): void;
  /** Resolves after the round in progress. */
  stop(): Promise<void>;
}

interface JobOptions {
  /** Must not reject. */
  round(isStopped: () => boolean): Promise<void>;
  /** From the end of a round to the next one. */
  everyMs: number;
  /** Called after each round. */
  onRound(): void;
}

/** A job whose rounds never overlap. */
export function createJob({ round, everyMs, onRound }: JobOptions): Job {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let stopped = false;

  function start(): void {
    running = round(() => stopped).finally(() => {
      onRound();
      if (!stopped) timer = setTimeout(start, everyMs).unref();
    });
  }

  return {
    start,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
