import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { anchors, type CalculatorId } from './calculator-id.ts';
import { readFragment, watchFragment, writeFragment } from './fragment.ts';
import { fragmentOf } from './fragment-text.ts';
import { replayEarlyInput } from './replay-early-input.ts';
import { announceUse } from './used-event.ts';

interface CalculatorOptions<Input extends object> {
  calculator: CalculatorId;
  /** Parses what a link holds; where it fails, the visitor sees a notice. */
  schema: v.GenericSchema<unknown, Input>;
  /** What is shown first; the server renders it too. */
  initial: Input;
}

/** The input of a calculator: typed by the visitor, kept in the history entry, or from a link. */
export function useCalculator<Input extends object>({
  calculator,
  schema,
  initial,
}: CalculatorOptions<Input>) {
  const id = anchors[calculator];
  const [state, setState] = useState({
    input: initial,
    /**
     * Changes whenever the input came from elsewhere than the fields: as their `key` it makes them anew, as
     * they keep what is typed in their own state.
     */
    revision: 0,
    /** Whether a link held something that could not be read, and nothing was put in since. */
    lost: false,
  });
  const latest = useRef(initial);
  const opened = useRef(false);
  const used = useRef(false);
  const lastLost = useRef('');

  function set(input: Input, anew: boolean): void {
    latest.current = input;
    setState(({ revision }) => ({ input, revision: anew ? revision + 1 : revision, lost: false }));
  }

  function take(value: unknown): void {
    if (value === null) return;
    const read = v.safeParse(schema, value);
    if (read.success) {
      set(read.output, true);
      return;
    }
    const text = JSON.stringify(value);
    // Back to the entry with that link: what has been put in since is shown.
    if (used.current && text === lastLost.current) return;
    lastLost.current = text;
    setState((state) => ({ ...state, lost: true }));
  }

  /** Before anything else: a counter replays taps from before hydration while it is being attached. */
  function open(): void {
    if (!opened.current) take(readFragment(id));
    opened.current = true;
  }

  function use(input: Input, anew: boolean): void {
    const fragment = fragmentOf(id, input);
    const isOther = fragment !== fragmentOf(id, latest.current);
    set(input, anew);
    writeFragment(fragment);
    // A reload in Firefox brings back what stood in the fields, and so does Back in every browser (HTML, "restore
    // persisted state"): it was kept as well, and is no use of the calculator.
    if (used.current || !(isOther || anew)) return;
    announceUse(calculator);
    used.current = true;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions are of each render, and the same
  useEffect(() => {
    open();
    const chapter = document.getElementById(id);
    if (chapter) replayEarlyInput(chapter);
    return watchFragment(id, take);
  }, [id, schema]);

  return {
    ...state,
    /** Takes what a field holds now, or a function of the latest input. */
    change: (part: Partial<Input> | ((latest: Input) => Partial<Input>)) => {
      open();
      const { current } = latest;
      use({ ...current, ...(typeof part === 'function' ? part(current) : part) }, false);
    },
    /** Puts in another input as a whole: an example, or a change by a button. */
    replace: (input: Input) => use(input, true),
  };
}
