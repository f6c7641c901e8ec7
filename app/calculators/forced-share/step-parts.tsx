import ArrowRightIcon from '~icons/lucide/arrow-right';
import { copy } from './copy.ts';

type Step = 'family' | 'estate' | 'gifts';

/** Returns the id of a step's panel. */
export function stepId(step: Step): string {
  return `${copy.id}-step-${step}`;
}

/** Button that opens the next step with a click on its tab, which takes the focus. */
export function NextStep({ step }: { step: keyof typeof copy.steps.next }) {
  return (
    <button
      className="copy-link ml-auto"
      type="button"
      onClick={() => document.getElementById(`${stepId(step)}-tab`)?.click()}
    >
      <span className="underlined">{copy.steps.next[step]}</span>
      <ArrowRightIcon className="icon" />
    </button>
  );
}
