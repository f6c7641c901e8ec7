import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isModified } from '#app/browser/modified-event.ts';
import MinusIcon from '~icons/lucide/minus';
import PlusIcon from '~icons/lucide/plus';
import { keyed, stepped, typed } from './count.ts';
import { stepByButton } from './step-button.ts';

interface NumberFieldProps {
  id: string;
  label: string;
  min: number;
  max: number;
  value: number;
  /** Called with every other number; an empty field counts as 0. */
  onChange: (value: number) => void;
}

/** A counter whose number its parent holds: for React alone, with the rows of `Counter` (NC-1 to NC-5). */
export function NumberField({ id, label, min, max, value, onChange }: NumberFieldProps) {
  /** What is being typed, where that may not be the number: nothing yet, or a composition. */
  const [draft, setDraft] = useState<{ text: string; value: number } | null>(null);
  const [status, setStatus] = useState('');
  const labelId = `${id}-label`;
  const bounds = { min, max };
  const isCurrent = draft !== null && (draft.text === '' || draft.value === value);
  const text = isCurrent ? draft.text : String(value);

  const set = (next: number) => {
    setDraft(null);
    if (next !== value) onChange(next);
  };
  const read = (input: HTMLInputElement, composing: boolean) => {
    const now = composing ? input.value : typed(input, bounds);
    const next = composing ? value : Number(now);
    setDraft({ text: now, value: next });
    if (next !== value) onChange(next);
  };
  /** Ahead of `value` between a step and the render that follows it. */
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  const step = (by: 1 | -1) => {
    const next = stepped(latest.current, by, bounds);
    if (next !== latest.current) set(next);
    latest.current = next;
  };
  const announce = () => setStatus(`${label} ${latest.current}`);

  return (
    <div className="counter control-row">
      <label id={labelId} htmlFor={id}>
        {label}
      </label>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend beside the label */}
      <div className="counter-box control-box" role="group" aria-labelledby={labelId}>
        <StepButton
          label={`${label} 줄이기`}
          atBound={value <= min}
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
          value={text}
          onChange={({ currentTarget, nativeEvent }) =>
            read(currentTarget, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
          }
          onCompositionEnd={({ currentTarget }) => read(currentTarget, false)}
          onBlur={() => text && set(Math.max(min, value))}
          onKeyDown={(event) => {
            if (isModified(event.nativeEvent) || event.nativeEvent.isComposing) return;
            const next = keyed(event.key, value, bounds);
            if (next === null) return;
            event.preventDefault();
            set(next);
          }}
        />
        <StepButton
          label={`${label} 늘리기`}
          atBound={value >= max}
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
  useEffect(() => {
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
