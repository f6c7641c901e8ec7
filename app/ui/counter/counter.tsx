import type { ReactNode } from 'react';
import { EMPTY_HTML } from '#app/browser/trusted-html.ts';
import MinusIcon from '~icons/lucide/minus';
import PlusIcon from '~icons/lucide/plus';
import { counter, counterButton } from './counter.behaviour.ts';

interface CounterProps {
  /** Id of the input, which `CounterButton`s name. */
  id: string;
  label: string;
  min?: number;
  max?: number;
  name?: string;
  defaultValue?: number;
  /** Called with every new number, however it changed; an empty field counts as 0. */
  onCount?: (count: number) => void;
}

/**
 * A whole number between bounds, typed or stepped (conformance NC-1 to NC-5). Its input dispatches `count`
 * events, which bubble; without script it is a plain field.
 */
export function Counter({ id, label, min, max, name, defaultValue, onCount }: CounterProps) {
  const labelId = `${id}-label`;
  /** On the box around the input, whose own ref belongs to its behaviour. */
  const report = (box: HTMLElement | null) => {
    const input = box?.querySelector('input');
    // It may have changed before hydration.
    if (input && Number(input.value) !== (defaultValue ?? 0)) onCount?.(Number(input.value));
    const onChange = ({ detail }: CustomEvent<number>) => onCount?.(detail);
    box?.addEventListener('count', onChange);
    return () => box?.removeEventListener('count', onChange);
  };
  return (
    <div className="counter control-row" ref={report}>
      <label id={labelId} htmlFor={id}>
        {label}
      </label>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend beside the label */}
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
          // Its number may have changed before hydration (conformance HD-8).
          suppressHydrationWarning
          {...counter}
        />
        <CounterButton target={id} by="increment" label={`${label} 늘리기`} />
        <span
          className="sr-only"
          id={`${id}-status`}
          role="status"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; React must keep what the behaviour wrote before hydration
          dangerouslySetInnerHTML={EMPTY_HTML}
        />
      </div>
    </div>
  );
}

interface CounterButtonProps {
  /** Id of the counter, anywhere in the page. */
  target: string;
  by: 'increment' | 'decrement';
  /** Accessible name. */
  label: string;
  className?: string;
  children?: ReactNode;
}

/** One step of a counter; repeats while held down. Several buttons may name the same counter. */
export function CounterButton({ target, by, label, className = '', children }: CounterButtonProps) {
  const up = by === 'increment';
  return (
    <button
      className={`counter-button needs-script ${className}`}
      type="button"
      aria-label={label}
      data-input-counter-increment={up ? target : undefined}
      data-input-counter-decrement={up ? undefined : target}
      // Its behaviour may have set `aria-disabled` before hydration (conformance HD-8).
      suppressHydrationWarning
      {...counterButton}
    >
      {children ?? (up ? <PlusIcon /> : <MinusIcon />)}
    </button>
  );
}
