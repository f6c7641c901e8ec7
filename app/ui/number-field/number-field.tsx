import { useLayoutEffect, useRef, useState } from 'react';
import { isModified } from '#app/browser/modified-event.ts';
import MinusIcon from '~icons/lucide/minus';
import PlusIcon from '~icons/lucide/plus';
import { stepLabels } from '../copy.ts';
import { digitsOf, keyed, stepped, typed } from './count.ts';
import { StepButton } from './step-button.tsx';

/** Why a field has no usable number: it is empty, or more than `max` was typed. */
export type CountFault = 'none' | 'beyond';

export interface NumberFieldProps {
  id: string;
  label: string;
  /** Noun for the buttons and for messages where the label is a question. */
  noun?: string;
  min?: number;
  max?: number;
  /** Null: not answered yet. */
  value: number | null;
  /** Shown while the field is empty. */
  placeholder?: string;
  /** Called with each new number. An emptied field keeps the last one and reports it by `onFault`. */
  onChange: (value: number) => void;
  /** Called with the fault of the field, and with null once it has a usable number. */
  onFault?: (fault: CountFault | null) => void;
}

/** The text of the field while it differs from the parent's number. */
interface Draft {
  text: string;
  /** The parent's number when the text was typed. A different number discards the draft. */
  value: number | null;
  fault: CountFault | null;
  /** Whether an input method is composing: nothing writes into the field until it ends. */
  composing: boolean;
}

/**
 * A controlled whole number between optional bounds, typed or stepped (conformance NC-1 to NC-5). Without script it is
 * a plain field.
 */
export function NumberField(props: NumberFieldProps) {
  const {
    id,
    label,
    noun = label,
    min = -Infinity,
    max = Infinity,
    value,
    placeholder,
    onChange,
    onFault,
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const [served] = useState(value);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [status, setStatus] = useState('');
  const labelId = `${id}-label`;
  const bounds = { min, max };
  const { text, fault } =
    draft && (draft.composing || draft.value === value)
      ? draft
      : { text: textOf(value), fault: null };
  // Steps count an empty field as 0 (conformance NC-4).
  const count = text === '' || value === null ? 0 : value;

  /** Numbers of the field and of its parent, current before the next render. */
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
  /** The text that this component last wrote. Text typed before hydration differs from it and stays. */
  const written = useRef(text);
  useLayoutEffect(() => {
    latest.current = { count, value };
    if (text === written.current) return;
    written.current = text;
    if (input.current && input.current.value !== text) input.current.value = text;
  });
  // In a layout effect, so that no result of another number is painted.
  useLayoutEffect(() => onFault?.(fault), [onFault, fault]);
  const isOpen = () => latest.current.value === null;
  const step = (by: 1 | -1) => {
    const next = stepped(latest.current.count, by, bounds);
    if (next !== latest.current.count || isOpen()) set(next);
  };
  const announce = () => setStatus(`${noun} ${latest.current.count}`);

  return (
    <div className="counter control-row">
      <label id={labelId} htmlFor={id}>
        {label}
      </label>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a second label */}
      <div className="counter-box control-box" role="group" aria-labelledby={labelId}>
        <StepButton
          label={stepLabels.decrease(noun)}
          atBound={value !== null && count <= min}
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
          aria-valuenow={text === '' ? undefined : count}
          aria-valuemin={finite(min)}
          aria-valuemax={finite(max)}
          // A controlled input would lose what was typed before hydration.
          defaultValue={textOf(served)}
          placeholder={placeholder}
          ref={input}
          onInput={({ currentTarget, nativeEvent }) => {
            // Input from before hydration is dispatched again; here it was read already.
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
            if (next !== latest.current.count || event.key === 'Home' || isOpen()) set(next);
          }}
        />
        <StepButton
          label={stepLabels.increase(noun)}
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

function textOf(value: number | null): string {
  return value === null ? '' : String(value);
}

function finite(bound: number): number | undefined {
  return Number.isFinite(bound) ? bound : undefined;
}
