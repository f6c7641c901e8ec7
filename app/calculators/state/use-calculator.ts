import { useEffect, useReducer, useRef, useState } from 'react';
import * as v from 'valibot';
import { changeEntry, readEntry, subscribeEntry } from '#app/browser/entry-state.ts';
import { theCase } from '#app/case/case.ts';
import type { Facts } from '#app/case/facts.ts';
import type { FactsChange } from '#app/case/store.ts';
import { anchors, type CalculatorId } from './calculator-id.ts';
import { type InputChange, isSame, nextState, type Origin, stateOf } from './calculator-state.ts';
import { replayEarlyInput } from './early-input.ts';
import { jsonOf, valueIn } from './fragment-text.ts';
import { announceUse, clearInput } from './input-events.ts';

/** Beginning of the site's own messages. Those of the library may only quote Korean from the link. */
const LIMIT = /^[‘가-힣]/;

/**
 * The facts of the case that a calculator asks for. `read` returns what `write` has changed as the visitor entered it.
 */
export interface CaseFields<Input> {
  /** Returns the input with which a page begins. Default: the initial input with the facts of the case. */
  begin?: (facts: Readonly<Facts>) => Input;
  /** Labels of the fields by the fact that fills them. */
  labels: Partial<Record<keyof Facts, string>>;
  /** Returns the input with the facts of the case. Fields of absent facts are empty. */
  read: (facts: Readonly<Facts>, input: Input) => Input;
  /** Returns the facts that a change of the input has changed. */
  write: (input: Input, before: Input, facts: Readonly<Facts>) => FactsChange<Facts>;
}

interface CalculatorOptions<Input extends object> {
  calculator: CalculatorId;
  /**
   * Parses the input of a link. If it fails, the visitor sees a notice, which includes a Korean message about the limit
   * that the link exceeds.
   */
  schema: v.GenericSchema<unknown, Input>;
  /** Encodes the input for a link, so that `schema` can parse it. Default: the input as it is. */
  codeOf?: (input: Input) => unknown;
  /** Removes from a link's input what only the visitor's own may hold. Default: nothing. */
  received?: (input: Input) => Input;
  /** Initial input, also rendered by the server. */
  initial: Input;
  fields: CaseFields<Input>;
}

/** Record of a calculator in its history entry. */
interface Held {
  from: Origin;
  code: unknown;
  /** Whether a link has just brought it. */
  isNew?: boolean;
}

/**
 * Manages the input of a calculator with one reducer for the visitor's changes, the history entry and the case. Facts
 * of the case are in the case; the whole input is in the history entry's record. A link or an example never changes
 * the case.
 */
export function useCalculator<Input extends object>(options: CalculatorOptions<Input>) {
  const {
    calculator,
    schema,
    codeOf = (one) => one,
    received = (one) => one,
    initial,
    fields,
  } = options;
  const id = anchors[calculator];
  const [state, dispatch] = useReducer(nextState<Input>, initial, stateOf);
  const { input, origin, hasFollowed, past, revision, lost, limit, uses } = state;
  /** Facts that filled fields when the page was opened, and that the visitor has not changed since. */
  const [filled, setFilled] = useState<(keyof Facts)[]>([]);
  /** Number of links that have opened this page. */
  const [arrivals, setArrivals] = useState(0);
  const opened = useRef(false);
  /** The last input whose facts are in the case. */
  const synced = useRef(input);
  const isWriting = useRef(false);
  /** Repeats input from before hydration. */
  const replay = useRef(() => {});

  const own = (from: Input) => fields.read(theCase.read(), from);

  function hold(next: Input, from: Origin): void {
    changeEntry(id, { from, code: jsonOf(codeOf(next)) });
  }

  const beginning = () => fields.begin?.(theCase.read()) ?? own(initial);

  function takeOwn(): void {
    const next = beginning();
    if (!isSame(next, initial)) {
      const facts = theCase.read();
      // Object.keys is typed as string[].
      const names = Object.keys(fields.labels) as (keyof Facts)[];
      setFilled(names.filter((name) => facts[name] !== undefined));
    }
    dispatch({ type: 'take', input: next, origin: 'own' });
  }

  /** @returns whether the history entry has an input */
  function takeHeld(): boolean {
    const held = heldIn(readEntry(id), id);
    if (held === null) return false;
    const read = v.safeParse(schema, held.code);
    if (!read.success) {
      // An earlier version of the site held it.
      if (held.from === 'own') return false;
      const limit = read.issues.find(({ message }) => LIMIT.test(message))?.message ?? null;
      dispatch({ type: 'lose', text: JSON.stringify(held.code), limit });
      return true;
    }
    const output = held.isNew ? received(read.output) : read.output;
    const next = held.from === 'own' ? own(output) : output;
    if (held.isNew) {
      // A reload and Back restore the position instead.
      hold(output, 'link');
      setArrivals((count) => count + 1);
    }
    dispatch({
      type: 'take',
      input: next,
      origin: held.from,
      hasFollowed: !isSame(next, output),
    });
    return true;
  }

  /**
   * Reads the input before the first change: presses from before hydration repeat while React attaches the fields.
   *
   * @returns whether the fields will be rendered again
   */
  function open(): boolean {
    if (opened.current) return false;
    opened.current = true;
    if (takeHeld()) return true;
    if (isSame(beginning(), initial)) return false;
    takeOwn();
    return true;
  }

  // Comes before the effect that sets it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are rendered again with each revision
  useEffect(() => {
    replay.current();
    replay.current = () => {};
  }, [revision]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions are of each render, and the same
  useEffect(() => {
    const chapter = document.getElementById(id);
    const willRender = open();
    if (chapter) replay.current = replayEarlyInput(chapter);
    if (!willRender) {
      replay.current();
      replay.current = () => {};
    }
    // The current history entry does not belong to a page kept for Back.
    const isShown = () => chapter?.isConnected === true;
    const follow = () => dispatch({ type: 'follow', read: own });
    const end = new AbortController();
    const { signal } = end;
    document.addEventListener(
      'input:cleared',
      () => dispatch({ type: 'take', input: initial, origin: 'own' }),
      { signal },
    );
    document.addEventListener(
      'page:returned',
      ({ detail: { isSame: isSameEntry } }) => {
        if (isShown() && (isSameEntry || !takeHeld())) follow();
      },
      { signal },
    );
    const ends = [
      subscribeEntry(() => isShown() && takeHeld()),
      theCase.subscribe(() => {
        if (!isWriting.current && isShown()) follow();
      }),
    ];
    return () => {
      end.abort();
      for (const unsubscribe of ends) unsubscribe();
    };
  }, [id, schema]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change by the visitor is written
  useEffect(() => {
    if (uses === 0) return;
    if (origin === 'own') {
      const part = fields.write(input, synced.current, theCase.read());
      isWriting.current = true;
      if (Object.keys(part).length > 0) theCase.change(part);
      isWriting.current = false;
      // The change may ask for relatives whom the case knows.
      const known = own(input);
      if (!isSame(known, input)) dispatch({ type: 'complete', input: known });
      setFilled((names) => names.filter((name) => !(name in part)));
    }
    hold(input, origin);
  }, [uses]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an input that did not come from the fields has a revision
  useEffect(() => {
    synced.current = input;
  }, [uses, revision]);

  // A link opens at its result, which is rendered by then.
  useEffect(() => {
    if (arrivals > 0) document.getElementById(`${id}-result`)?.scrollIntoView();
  }, [id, arrivals]);

  function toOwn(): void {
    changeEntry(id, null);
    takeOwn();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the visitor learns of each change of the case once
  useEffect(() => {
    if (hasFollowed) hold(input, origin);
  }, [hasFollowed, revision]);

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
    /** The source of the input, for `CaseNote`. */
    source: {
      origin,
      hasFollowed,
      filled: filled.flatMap((name) => fields.labels[name] ?? []),
      /** Empties the fields that the case filled, and no others. */
      empty: () => {
        const facts = Object.entries(theCase.read()).filter(
          ([name]) => !filled.some((one) => one === name),
        );
        dispatch({ type: 'replace', input: fields.read(Object.fromEntries(facts), input) });
      },
      /** Replaces a link's input or an example with the visitor's own. */
      toOwn,
    },
    /**
     * Takes the current value of a field.
     *
     * @param field name of a field that takes typing; consecutive typing there is one step to undo
     */
    change: (part: InputChange<Input>, field = '') => {
      open();
      dispatch({ type: 'change', part, field });
    },
    /** Replaces the whole input after a change by a button. */
    replace: (input: Input) => dispatch({ type: 'replace', input }),
    /** Shows an example, which leaves the case as it is. */
    show: (example: Input) => dispatch({ type: 'replace', input: example, origin: 'example' }),
    /** Clears all input, or takes a link's input or an example away. */
    clear: origin === 'own' ? clearInput : toOwn,
    undo: () => dispatch({ type: 'undo' }),
  };
}

/** Reads the record of a history entry: an input that was entered there, or the link that opened it. */
function heldIn(value: unknown, id: string): Held | null {
  const read = v.safeParse(HeldSchema, value);
  if (!read.success) return null;
  const { output } = read;
  return 'link' in output ? { from: 'link', code: valueIn(output.link, id), isNew: true } : output;
}

const HeldSchema = v.union([
  v.object({ link: v.string() }),
  v.object({ from: v.picklist(['own', 'link', 'example']), code: v.unknown() }),
]);
