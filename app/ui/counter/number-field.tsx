import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { isModified } from '#app/browser/modified-event.ts';
import MinusIcon from '~icons/lucide/minus';
import PlusIcon from '~icons/lucide/plus';
import { digitsOf, keyed, stepped, typed } from './count.ts';
import { stepByButton } from './step-button.ts';

/** Why a field has no number to compute with: it has none, or more was typed than `max`. */
export type CountFault = 'none' | 'beyond';

export interface NumberFieldProps {
  id: string;
  label: string;
  min: number;
  max: number;
  value: number;
  /** Called with every other number. An emptied field keeps the last one: its parent hears of it by `onFault`. */
  onChange: (value: number) => void;
  /** Called with what keeps the field from being computed with, and with null once nothing does. */
  onFault?: (fault: CountFault | null) => void;
}

/** What is in the field, where that is not just the number. */
interface Draft {
  text: string;
  /** The parent's number beside it: with another one, what was typed is past. */
  value: number;
  fault: CountFault | null;
  /** Whether an input method is at work: nothing writes into the field then. */
  composing: boolean;
}

/** A counter whose number its parent holds: for React alone, with the rows of `Counter` (NC-1 to NC-5). */
export function NumberField(props: NumberFieldProps) {
  const { id, label, min, max, value, onChange, onFault } = props;
  const input = useRef<HTMLInputElement>(null);
  const [served] = useState(value);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [status, setStatus] = useState('');
  const labelId = `${id}-label`;
  const bounds = { min, max };
  const { text, fault } =
    draft && (draft.composing || draft.value === value)
      ? draft
      : { text: String(value), fault: null };
  // For the steps an empty field counts as 0.
  const count = text === '' ? 0 : value;

  /** Ahead of the render that follows a change: the number of the field, and the parent's. */
  const latest = useRef({ count, value });
  const report = (next: number) => {
    const before = latest.current.value;
    latest.current = { count: next, value: next };
    if (next !== before) onChange(next);
  };
  const set = (next: number) => {
    setDraft(null);
    report(next);
  };
  const compose = (field: HTMLInputElement) => {
    written.current = field.value;
    const none = fault === null && digitsOf(field.value) === '';
    setDraft({ text: field.value, value, fault: none ? 'none' : fault, composing: true });
  };
  const read = (field: HTMLInputElement, event: Event) => {
    const beyond = Number(digitsOf(field.value)) > max ? 'beyond' : null;
    const now = typed(field, bounds, event);
    written.current = now;
    if (now === '') {
      latest.current = { count: 0, value };
      setDraft({ text: now, value, fault: 'none', composing: false });
    } else {
      setDraft({ text: now, value: Number(now), fault: beyond, composing: false });
      report(Number(now));
    }
  };
  /** What this component last wrote into the input: not what was typed before hydration, which stays. */
  const written = useRef(text);
  useLayoutEffect(() => {
    latest.current = { count, value };
    if (text === written.current) return;
    written.current = text;
    if (input.current && input.current.value !== text) input.current.value = text;
  });
  // Before it is painted: no result of another number is seen.
  useLayoutEffect(() => onFault?.(fault), [onFault, fault]);
  const step = (by: 1 | -1) => {
    const next = stepped(latest.current.count, by, bounds);
    if (next !== latest.current.count) set(next);
  };
  const announce = () => setStatus(`${label} ${latest.current.count}`);

  return (
    <div className="counter control-row">
      <label id={labelId} htmlFor={id}>
        {label}
      </label>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend beside the label */}
      <div className="counter-box control-box" role="group" aria-labelledby={labelId}>
        <StepButton
          label={`${label} 줄이기`}
          atBound={count <= min}
          step={() => step(-1)}
          announce={announce}
        >
          <MinusIcon />
        </StepButton>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          role="spinbutton"
          aria-valuenow={text === '' ? undefined : value}
          aria-valuemin={min}
          aria-valuemax={max}
          // A controlled input would lose what was typed before hydration.
          defaultValue={served}
          ref={input}
          onInput={({ currentTarget, nativeEvent }) => {
            // Early input is repeated, also where it was read already: 10 is no longer the 12 that was typed.
            if (!nativeEvent.isTrusted && currentTarget.value === written.current) return;
            const composing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
            if (composing) compose(currentTarget);
            else read(currentTarget, nativeEvent);
          }}
          onCompositionEnd={({ currentTarget, nativeEvent }) => read(currentTarget, nativeEvent)}
          onBlur={() => text && fault === null && set(Math.max(min, latest.current.count))}
          onKeyDown={(event) => {
            if (isModified(event.nativeEvent) || event.nativeEvent.isComposing) return;
            const next = keyed(event.key, latest.current.count, bounds);
            if (next === null) return;
            event.preventDefault();
            if (next !== latest.current.count || event.key === 'Home') set(next);
          }}
        />
        <StepButton
          label={`${label} 늘리기`}
          atBound={count >= max}
          step={() => step(1)}
          announce={announce}
        >
          <PlusIcon />
        </StepButton>
        <span className="sr-only" role="status">
          {status}
        </span>
      </div>
    </div>
  );
}

interface StepButtonProps {
  label: string;
  /** Never disabled, so that it keeps the focus. */
  atBound: boolean;
  step: () => void;
  announce: () => void;
  children: ReactNode;
}

function StepButton({ label, atBound, step, announce, children }: StepButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const onStep = useEffectEvent(step);
  const onAnnounce = useEffectEvent(announce);
  // With the commit: a click that makes React hydrate at once has not reached the button yet.
  useLayoutEffect(() => {
    if (!button.current) return;
    const end = new AbortController();
    const steps = { step: () => onStep(), announce: () => onAnnounce() };
    stepByButton(button.current, steps, end.signal);
    return () => end.abort();
  }, []);
  return (
    <button
      className="counter-button needs-script"
      type="button"
      aria-label={label}
      aria-disabled={atBound}
      ref={button}
    >
      {children}
    </button>
  );
}
