interface GateOptions {
  /** How many may be inside at once. */
  size: number;
  /** Milliseconds after which one who waits goes in all the same: those inside are stuck. */
  patience: number;
}

/**
 * Lets a few callers work at once while the others wait in line: heavy work that comes in crowds leaves
 * room for what is light.
 *
 * @returns a function that runs the work when there is room, and gives its result or error back
 */
export function createGate({ size, patience }: GateOptions) {
  const line: (() => void)[] = [];
  let inside = 0;
  return async function pass<Result>(work: () => Promise<Result>): Promise<Result> {
    if (inside >= size) await wait();
    inside += 1;
    try {
      return await work();
    } finally {
      inside -= 1;
      if (inside < size) line.shift()?.();
    }
  };

  function wait(): Promise<void> {
    return new Promise((resolve) => {
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      line.push(enter);
      const timer = setTimeout(() => {
        line.splice(line.indexOf(enter), 1);
        resolve();
      }, patience);
    });
  }
}
