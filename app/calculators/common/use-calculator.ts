import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { catchUp } from './catch-up.ts';
import { readFragment, watchFragment, writeFragment } from './fragment.ts';
import { withValue } from './fragment-text.ts';
import { announceUse, type CalculatorName } from './used-event.ts';

interface CalculatorOptions<Input extends object> {
  /** Id of the calculator's chapter: a link holds the input under it. */
  id: string;
  name: CalculatorName;
  /** The door for what an address holds; what it refuses is told to be lost. */
  schema: v.GenericSchema<unknown, Input>;
  /** What is shown first; the server draws it too. */
  initial: Input;
}

interface Calculator<Input extends object> {
  input: Input;
  /**
   * Another number whenever the input came from elsewhere than the fields: as their `key` it draws them
   * anew, which otherwise keep what is typed to themselves.
   */
  revision: number;
  /** Whether a link held something that could not be read, and nothing was put in since. */
  lost: boolean;
  /** Takes what a field holds now; what depends on the rest of the input is a function of the latest. */
  change: (part: Partial<Input> | ((latest: Input) => Partial<Input>)) => void;
  /** Puts in another input as a whole: an example, or a change by a button. */
  replace: (input: Input) => void;
}

/** The input of a calculator: what is typed, kept with the visit's entry in the history, or what a link holds. */
export function useCalculator<Input extends object>({
  id,
  name,
  schema,
  initial,
}: CalculatorOptions<Input>): Calculator<Input> {
  const [state, setState] = useState({ input: initial, revision: 0, lost: false });
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
    // Back to where it was met: what has been put in since is on show.
    if (used.current && text === lastLost.current) return;
    lastLost.current = text;
    setState((state) => ({ ...state, lost: true }));
  }

  /** Before anything else: a counter tells what was tapped before React came while it is being attached. */
  function open(): void {
    if (!opened.current) take(readFragment(id));
    opened.current = true;
  }

  function use(input: Input, anew: boolean): void {
    const isOther = withValue('', id, input) !== withValue('', id, latest.current);
    set(input, anew);
    writeFragment(id, input);
    // A reload in Firefox brings back what stood in the fields, and so does Back in every browser (HTML, "restore
    // persisted state"): it was kept as well, and nobody uses anything.
    if (used.current || !(isOther || anew)) return;
    announceUse(name);
    used.current = true;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions are of each render, and the same
  useEffect(() => {
    open();
    const chapter = document.getElementById(id);
    if (chapter) catchUp(chapter);
    return watchFragment(id, take);
  }, [id, schema]);

  return {
    ...state,
    change: (part) => {
      open();
      const { current } = latest;
      use({ ...current, ...(typeof part === 'function' ? part(current) : part) }, false);
    },
    replace: (input) => use(input, true),
  };
}
