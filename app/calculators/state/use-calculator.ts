import { useEffect, useReducer, useRef, useState } from 'react';
import * as v from 'valibot';
import { anchors, type CalculatorId } from './calculator-id.ts';
import { type InputChange, nextState, stateOf } from './calculator-state.ts';
import { announceUse } from './input-events.ts';
import { historyEntryStore, type InputStore } from './input-store.ts';
import { replayEarlyInput } from './replay-early-input.ts';

/** Beginning of the site's own messages. Those of the library may only quote Korean from the link. */
const LIMIT = /^[‘가-힣]/;

interface CalculatorOptions<Input extends object> {
  calculator: CalculatorId;
  /**
   * Parses the input of a link. If it fails, the visitor sees a notice, which includes a Korean message about the limit
   * that the link exceeds.
   */
  schema: v.GenericSchema<unknown, Input>;
  /** Encodes the input for a link, so that `schema` can parse it. Default: the input as it is. */
  codeOf?: (input: Input) => unknown;
  /** Initial input, also rendered by the server. */
  initial: Input;
}

/** Manages the input of a calculator with one reducer for the visitor's changes and the stored input. */
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

  /** Reads the store before the first change: presses from before hydration repeat while React attaches the fields. */
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
     * Takes the current value of a field.
     *
     * @param field name of a field that takes typing; consecutive typing there is one step to undo
     */
    change: (part: InputChange<Input>, field = '') => {
      open();
      dispatch({ type: 'change', part, field });
    },
    /** Replaces the whole input with an example, or after a change by a button. */
    replace: (input: Input) => dispatch({ type: 'replace', input }),
    undo: () => dispatch({ type: 'undo' }),
  };
}
