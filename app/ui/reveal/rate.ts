/** Calls a function at once, and for all calls of the next milliseconds once more at their end. */
export function throttle(act: () => void, ms: number): () => void {
  let waiting = false;
  let missed = false;
  const run = () => {
    act();
    waiting = true;
    setTimeout(() => {
      waiting = false;
      if (missed) run();
    }, ms);
    missed = false;
  };
  return () => {
    if (waiting) missed = true;
    else run();
  };
}

/** Calls a function at the first of many calls, and again so many milliseconds after the last. */
export function debounce(act: () => void, ms: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let missed = false;
  return () => {
    if (timer === undefined) act();
    else missed = true;
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      if (missed) act();
      missed = false;
    }, ms);
  };
}
