import { useEffect, useReducer, useRef, useState } from 'react';
import * as v from 'valibot';
import { anchors, type CalculatorId } from './calculator-id.ts';
import { type InputChange, nextState, stateOf } from './calculator-state.ts';
import { announceUse } from './input-events.ts';
import { historyEntryStore, type InputStore } from './input-store.ts';
import { replayEarlyInput } from './replay-early-input.ts';

/** How a message of ours begins; one of the library's may quote Korean from the link. */
const LIMIT = /^[‘가-힣]/;

interface CalculatorOptions<Input extends object> {
  calculator: CalculatorId;
  /**
   * Parses what a link holds; where it fails, the visitor sees a notice. A message in Korean names the limit that the link
   * exceeds, and stands in it.
   */
  schema: v.GenericSchema<unknown, Input>;
  /** What a link holds of the input, which `schema` reads; omitted: the input as it is. */
  codeOf?: (input: Input) => unknown;
  /** What is shown first; the server renders it too. */
  initial: Input;
}

/** The input of a calculator: one reducer over what the visitor types and what the store holds. */
export function useCalculator<Input extends object>({
  calculator,
  schema,
  codeOf = (one) => one,
  initial,
}: CalculatorOptions<Input>) {
  const id = anchors[calculator];
  const [store] = useState<InputStore>(() => historyEntryStore(id));
  const [state, dispatch] = useReducer(nextState<Input>, initial, stateOf);
  const { input, past, revision, lost, limit, uses } = state;
  const opened = useRef(false);

  function take(): void {
    const value = store.read();
    if (value === null) return;
    const read = v.safeParse(schema, value);
    if (read.success) dispatch({ type: 'take', input: read.output });
    else {
      const limit = read.issues.find(({ message }) => LIMIT.test(message))?.message ?? null;
      dispatch({ type: 'lose', text: JSON.stringify(value), limit });
    }
  }

  /** Before anything else: presses from before hydration are repeated while the fields are being attached. */
  function open(): void {
    if (!opened.current) take();
    opened.current = true;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions are of each render, and the same
  useEffect(() => {
    open();
    const chapter = document.getElementById(id);
    if (chapter) replayEarlyInput(chapter);
    return store.subscribe(take);
  }, [id, store, schema]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an input that came from the store is in the store
  useEffect(() => {
    if (uses > 0) store.change(codeOf(input));
  }, [store, uses]);

  const isUsed = uses > 0;
  useEffect(() => {
    if (isUsed) announceUse(calculator);
  }, [calculator, isUsed]);

  return {
    input,
    revision,
    lost,
    limit,
    canUndo: past.length > 0,
    /**
     * Takes what a field holds now.
     *
     * @param field names one that is typed into: what is typed there in a row is one step to undo
     */
    change: (part: InputChange<Input>, field = '') => {
      open();
      dispatch({ type: 'change', part, field });
    },
    /** Puts in another input as a whole: an example, or a change by a button. */
    replace: (input: Input) => dispatch({ type: 'replace', input }),
    undo: () => dispatch({ type: 'undo' }),
  };
}
