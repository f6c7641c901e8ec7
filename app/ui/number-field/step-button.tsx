import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { listenUntil } from '#app/browser/listen.ts';

/** Milliseconds before a button that is held down repeats, and between its steps (conformance NC-3). */
const REPEAT_AFTER = 700;
const REPEAT_EVERY = 80;

const ends = ['pointerup', 'pointerleave', 'pointercancel', 'dragstart'] as const;

interface Steps {
  step: () => void;
  /** Called after a click, and once at the end of a long press. */
  announce: () => void;
}

interface StepButtonProps extends Steps {
  label: string;
  /** Sets `aria-disabled`. The button is never disabled, so it keeps the focus. */
  atBound: boolean;
  children: ReactNode;
}

/** A button that steps at each click, and repeatedly while it is held down (conformance NC-3). */
export function StepButton({ label, atBound, step, announce, children }: StepButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const onStep = useEffectEvent(step);
  const onAnnounce = useEffectEvent(announce);
  // In a layout effect: the click that makes React hydrate at once arrives before effects run.
  useLayoutEffect(() => {
    if (!button.current) return;
    const end = new AbortController();
    const steps = { step: () => onStep(), announce: () => onAnnounce() };
    listenForSteps(button.current, steps, end.signal);
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

function listenForSteps(button: HTMLElement, { step, announce }: Steps, signal: AbortSignal): void {
  const listen = listenUntil(signal);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let repeated = false;

  const repeat = () => {
    repeated = true;
    step();
    timer = setTimeout(repeat, REPEAT_EVERY);
  };
  const stop = () => {
    clearTimeout(timer);
    if (repeated && timer !== undefined) announce();
    timer = undefined;
  };

  listen(button, 'pointerdown', (event) => {
    stop();
    repeated = false;
    if (event.button === 0) timer = setTimeout(repeat, REPEAT_AFTER);
  });
  for (const type of ends) listen(button, type, stop);
  listen(button, 'contextmenu', (event) => {
    // A resting finger opens the menu before the repeat begins. After a mouse menu, no `pointerup` follows.
    if (event.pointerType === 'touch') event.preventDefault();
    else stop();
  });
  // A dialog or another window receives the end of the press.
  listen(window, 'blur', stop);
  listen(document, 'visibilitychange', stop);
  listen(button, 'click', ({ detail }) => {
    // The click that ends a long press was counted already. A click by keyboard has no detail.
    if (repeated && detail > 0) return;
    step();
    announce();
  });
  signal.addEventListener('abort', () => clearTimeout(timer));
}
