import { fragmentOf } from './fragment-text.ts';

/** Steps that can be undone. */
const MAX_STEPS = 50;

/** What a calculator knows of its use. */
export interface CalculatorState<Input extends object> {
  input: Input;
  /** The inputs before it, the latest last. */
  past: readonly Input[];
  /** The field that is being typed into: what is typed there is one step. */
  typing: string;
  /**
   * Changes whenever the input came from elsewhere than the fields: as their `key` it makes them anew, as
   * they keep what is typed in their own state.
   */
  revision: number;
  /** Whether a link held something that could not be read, and nothing was put in since. */
  lost: boolean;
  /** Said of such a link where it holds more than the calculator takes. */
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
  /** By a field. `field` names one that is typed into. */
  | { type: 'change'; part: InputChange<Input>; field: string }
  /** By a button that puts in another input as a whole. */
  | { type: 'replace'; input: Input }
  | { type: 'undo' }
  /** From a link, or by Back. */
  | { type: 'take'; input: Input }
  /** From a link that could not be read. */
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

/** The state after an action. Several actions between two renders each see the input that the one before has made. */
export function nextState<Input extends object>(
  state: CalculatorState<Input>,
  action: CalculatorAction<Input>,
): CalculatorState<Input> {
  const { input, past, typing, revision, uses } = state;
  switch (action.type) {
    case 'change': {
      const { part, field } = action;
      const next = { ...input, ...(typeof part === 'function' ? part(input) : part) };
      // A field that a browser restored repeats what is known.
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
      // Back to the entry with that link: what has been put in since is shown.
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
