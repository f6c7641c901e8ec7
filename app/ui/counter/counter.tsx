import type { ReactNode } from 'react';
import MinusIcon from '~icons/lucide/minus';
import PlusIcon from '~icons/lucide/plus';
import { counter, counterButton } from './counter.behaviour.ts';

interface CounterProps {
  /** Id of the input: any `CounterButton` may name it. */
  id: string;
  label: string;
  min?: number;
  max?: number;
  name?: string;
  defaultValue?: number;
  /** Called with every new number, whatever has changed it; an empty field counts as 0. */
  onCount?: (count: number) => void;
}

type Counted = {
  [Name in 'onCount' | 'defaultValue']: CounterProps[Name] | undefined;
};

/**
 * A whole number between bounds, typed or stepped (conformance NC-1 to NC-5). Its input sends `count`
 * events, which bubble; without script it is a plain field.
 */
export function Counter({ id, label, min, max, name, defaultValue, onCount }: CounterProps) {
  const labelId = `${id}-label`;
  return (
    <div
      className="counter control-row"
      ref={(element) => listen(element, { onCount, defaultValue })}
    >
      <label id={labelId} htmlFor={id}>
        {label}
      </label>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend beside the label */}
      <div className="counter-box control-box" role="group" aria-labelledby={labelId}>
        <CounterButton target={id} by="decrement" label={`${label} 줄이기`} />
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          role="spinbutton"
          aria-valuenow={defaultValue}
          aria-valuemin={min}
          aria-valuemax={max}
          name={name}
          defaultValue={defaultValue}
          {...counter}
        />
        <CounterButton target={id} by="increment" label={`${label} 늘리기`} />
        <span
          className="sr-only"
          id={`${id}-status`}
          role="status"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; the behaviour may have written here before React comes, which then leaves it
          dangerouslySetInnerHTML={nothing}
        />
      </div>
    </div>
  );
}

interface CounterButtonProps {
  /** Id of the counter, which may stand anywhere in the page. */
  target: string;
  by: 'increment' | 'decrement';
  /** What it does, for those who do not see the sign. */
  label: string;
  className?: string;
  children?: ReactNode;
}

/** One step of a counter; held down, it repeats. Any number of them may name the same counter. */
export function CounterButton({ target, by, label, className = '', children }: CounterButtonProps) {
  const up = by === 'increment';
  return (
    <button
      className={`counter-button needs-script ${className}`}
      type="button"
      aria-label={label}
      data-input-counter-increment={up ? target : undefined}
      data-input-counter-decrement={up ? undefined : target}
      {...counterButton}
    >
      {children ?? (up ? <PlusIcon /> : <MinusIcon />)}
    </button>
  );
}

const nothing = { __html: '' };

/**
 * On the frame around the input, whose own ref belongs to its behaviour. What was counted before React
 * came is told at once.
 */
function listen(element: HTMLElement | null, { onCount, defaultValue = 0 }: Counted) {
  const input = element?.querySelector('input');
  if (input && Number(input.value) !== defaultValue) onCount?.(Number(input.value));
  const tell = ({ detail }: CustomEvent<number>) => onCount?.(detail);
  element?.addEventListener('count', tell);
  return () => element?.removeEventListener('count', tell);
}
