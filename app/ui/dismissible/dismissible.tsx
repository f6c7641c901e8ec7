import CloseIcon from '~icons/lucide/x';
import { closeLabel } from '../copy.ts';
import { dismissTrigger } from './dismissible.behaviour.ts';

interface DismissTriggerProps {
  /** A CSS selector, such as `#notice`, of the element to close. */
  target: string;
  /** A key with a date, such as `notice-2026-03-17`, under which the element stays closed on later visits. */
  remember?: string;
}

/** Closes an element for this visit, or permanently with `remember` (conformance DI-1). */
export function DismissTrigger({ target, remember }: DismissTriggerProps) {
  return (
    <button
      className="dismiss needs-script"
      type="button"
      data-dismiss-target={target}
      data-dismiss-remember={remember}
      {...dismissTrigger}
    >
      <CloseIcon />
      <span className="sr-only">{closeLabel}</span>
    </button>
  );
}
