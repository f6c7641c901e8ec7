import { fragmentOf } from './fragment-text.ts';

/** Limit of steps that can be undone. */
const MAX_STEPS = 50;

/** State of a calculator. */
export interface CalculatorState<Input extends object> {
  input: Input;
  /** Previous inputs, the latest last. */
  past: readonly Input[];
  /** The field that receives consecutive typing, which counts as one step; empty for none. */
  typing: string;
  /**
   * Changes whenever the input comes from anywhere but the fields. As their `key` it remounts them, because they keep
   * typed text in their own state.
   */
  revision: number;
  /** Whether a link could not be read and the visitor has entered nothing since. */
  lost: boolean;
  /** Message about the limit that such a link exceeds; null if the link is broken. */
  limit: string | null;
  /** The text of the last such link. */
  lostText: string;
  /** How often the visitor has changed the input. */
  uses: number;
}

/** A part of the input that depends on the rest is a function of the latest input. */
export type InputChange<Input extends object> =
  | Partial<Input>
  | ((latest: Input) => Partial<Input>);

export type CalculatorAction<Input extends object> =
  /** Change by a field. `field` names a field that takes typing. */
  | { type: 'change'; part: InputChange<Input>; field: string }
  /** Replacement of the whole input by a button. */
  | { type: 'replace'; input: Input }
  | { type: 'undo' }
  /** Input from a link or a history entry. */
  | { type: 'take'; input: Input }
  /** A link that could not be read. */
  | { type: 'lose'; text: string; limit?: string | null };

export function stateOf<Input extends object>(input: Input): CalculatorState<Input> {
  return {
    input,
    past: [],
    typing: '',
    revision: 0,
    lost: false,
    limit: null,
    lostText: '',
    uses: 0,
  };
}

/** Returns the state after an action. Several actions between two renders each see the previous one's input. */
export function nextState<Input extends object>(
  state: CalculatorState<Input>,
  action: CalculatorAction<Input>,
): CalculatorState<Input> {
  const { input, past, typing, revision, uses } = state;
  switch (action.type) {
    case 'change': {
      const { part, field } = action;
      const next = { ...input, ...(typeof part === 'function' ? part(input) : part) };
      // A field that the browser restored repeats a known value.
      if (isSame(next, input)) return { ...state, lost: false };
      const goesOn = field !== '' && field === typing;
      return {
        ...state,
        input: next,
        past: goesOn ? past : withStep(past, input),
        typing: field,
        lost: false,
        uses: uses + 1,
      };
    }
    case 'replace':
      return {
        ...state,
        input: action.input,
        past: isSame(action.input, input) ? past : withStep(past, input),
        typing: '',
        revision: revision + 1,
        lost: false,
        uses: uses + 1,
      };
    case 'undo': {
      const last = past.at(-1);
      if (!last) return state;
      return {
        ...state,
        input: last,
        past: past.slice(0, -1),
        typing: '',
        revision: revision + 1,
        lost: false,
        uses: uses + 1,
      };
    }
    case 'take':
      return { ...state, input: action.input, revision: revision + 1, lost: false };
    case 'lose':
      // On Back to the entry of that link, the input entered since stays on show.
      if (uses > 0 && action.text === state.lostText) return state;
      return { ...state, lost: true, limit: action.limit ?? null, lostText: action.text };
  }
}

function withStep<Input>(past: readonly Input[], input: Input): readonly Input[] {
  return [...past.slice(1 - MAX_STEPS), input];
}

function isSame(one: object, other: object): boolean {
  return fragmentOf('', one) === fragmentOf('', other);
}
