import { jsonOf } from './fragment-text.ts';

/** Limit of steps that can be undone. */
const MAX_STEPS = 50;

/** Source of an input. Only the visitor's own is read from the case and written to it. */
export type Origin = 'own' | 'link' | 'example';

/** State of a calculator. */
export interface CalculatorState<Input extends object> {
  input: Input;
  origin: Origin;
  /** Whether facts of the case have changed the input since the visitor left the page. */
  hasFollowed: boolean;
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
  /** Replacement of the whole input by a button. Default origin: unchanged. */
  | { type: 'replace'; input: Input; origin?: Origin }
  | { type: 'undo' }
  /** Input from a link, a history entry or the case. Undo does not lead back to what was on show before. */
  | { type: 'take'; input: Input; origin: Origin; hasFollowed?: boolean }
  /** The latest input with what the case knows of relatives whom the visitor's change asks for. */
  | { type: 'complete'; input: Input }
  /** Changed facts of the case. `read` returns the latest input with these facts. Undo does not revert them. */
  | { type: 'follow'; read: (input: Input) => Input }
  /** A link that could not be read. */
  | { type: 'lose'; text: string; limit?: string | null };

export function stateOf<Input extends object>(input: Input): CalculatorState<Input> {
  return {
    input,
    origin: 'own',
    hasFollowed: false,
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
        hasFollowed: false,
        lost: false,
        uses: uses + 1,
      };
    }
    case 'replace':
      return {
        ...state,
        input: action.input,
        origin: action.origin ?? state.origin,
        past: isSame(action.input, input) ? past : withStep(past, input),
        typing: '',
        revision: revision + 1,
        hasFollowed: false,
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
        hasFollowed: false,
        lost: false,
        uses: uses + 1,
      };
    }
    case 'take': {
      const { input: taken, origin, hasFollowed = false } = action;
      return {
        ...state,
        input: taken,
        origin,
        hasFollowed,
        past: [],
        typing: '',
        revision: revision + 1,
        lost: false,
      };
    }
    case 'complete':
      return { ...state, input: action.input, revision: revision + 1 };
    case 'follow': {
      if (state.origin !== 'own') return state;
      const next = action.read(input);
      if (isSame(next, input)) return state;
      return {
        ...state,
        input: next,
        hasFollowed: true,
        past: [],
        typing: '',
        revision: revision + 1,
      };
    }
    case 'lose':
      // On Back to the entry of that link, the input entered since stays on show.
      if (uses > 0 && action.text === state.lostText) return state;
      return { ...state, lost: true, limit: action.limit ?? null, lostText: action.text };
  }
}

function withStep<Input>(past: readonly Input[], input: Input): readonly Input[] {
  return [...past.slice(1 - MAX_STEPS), input];
}

/** Whether two values are the same as JSON, whatever the order of their properties. */
export function isSame(one: unknown, other: unknown): boolean {
  return sorted(one) === sorted(other);
}

function sorted(value: unknown): string {
  return JSON.stringify(jsonOf(value), (_, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([one], [other]) => (one < other ? -1 : 1)))
      : item,
  );
}
