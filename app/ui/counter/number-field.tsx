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
import { exceeds, keyed, stepped, typed } from './count.ts';
import { stepByButton } from './step-button.ts';

export interface NumberFieldProps {
  id: string;
  label: string;
  min: number;
  max: number;
  value: number;
  /** Called with every other number; an empty field counts as 0. */
  onChange: (value: number) => void;
  /** Called with true where more than `max` is typed, and with false at every other change. */
  onBeyond?: (beyond: boolean) => void;
}

/** A counter whose number its parent holds: for React alone, with the rows of `Counter` (NC-1 to NC-5). */
export function NumberField(props: NumberFieldProps) {
  const { id, label, min, max, value, onChange, onBeyond } = props;
  const input = useRef<HTMLInputElement>(null);
  const [served] = useState(value);
  /** What is being typed, where that may not be the number: nothing yet, or a composition. */
  const [draft, setDraft] = useState<{ text: string; value: number } | null>(null);
  const [status, setStatus] = useState('');
  const labelId = `${id}-label`;
  const bounds = { min, max };
  const isCurrent = draft?.value === value || (draft?.text === '' && value === min);
  const text = draft && isCurrent ? draft.text : String(value);
  const count = text === '' ? 0 : value;

  /** Ahead of `count` between a change and the render that follows it. */
  const latest = useRef(count);
  const report = (next: number) => {
    if (next === latest.current) return;
    latest.current = next;
    onChange(next);
  };
  const set = (next: number) => {
    setDraft(null);
    if (next !== latest.current) onBeyond?.(false);
    report(next);
  };
  const read = (field: HTMLInputElement, composing: boolean) => {
    onBeyond?.(exceeds(field, bounds));
    const now = composing ? field.value : typed(field, bounds);
    const next = composing ? latest.current : Number(now);
    written.current = now;
    setDraft({ text: now, value: next });
    report(next);
  };
  /** What this component last wrote into the input: not what was typed before hydration, which stays. */
  const written = useRef(text);
  useLayoutEffect(() => {
    latest.current = count;
    if (text === written.current) return;
    written.current = text;
    if (input.current && input.current.value !== text) input.current.value = text;
  });
  const step = (by: 1 | -1) => {
    const next = stepped(latest.current, by, bounds);
    if (next !== latest.current) set(next);
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
            read(currentTarget, nativeEvent instanceof InputEvent && nativeEvent.isComposing);
          }}
          onCompositionEnd={({ currentTarget }) => read(currentTarget, false)}
          onBlur={() => text && set(Math.max(min, latest.current))}
          onKeyDown={(event) => {
            if (isModified(event.nativeEvent) || event.nativeEvent.isComposing) return;
            const next = keyed(event.key, latest.current, bounds);
            if (next === null) return;
            event.preventDefault();
            set(next);
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
