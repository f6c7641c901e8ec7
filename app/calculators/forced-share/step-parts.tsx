import type { ReactNode } from 'react';
import ArrowRightIcon from '~icons/lucide/arrow-right';
import PlusIcon from '~icons/lucide/plus';
import { copy } from './copy.ts';
import { nth } from './names.ts';

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

interface NumberedRowProps {
  /** Place in the list, from 1. */
  number: number;
  /** Label of the button that removes the row. */
  remove: string;
  onRemove: () => void;
  children: ReactNode;
}

/** One row of a list that the visitor extends: its number, its fields, and the button that removes it. */
export function NumberedRow({ number, remove, onRemove, children }: NumberedRowProps) {
  return (
    <li>
      <fieldset>
        <legend className="sr-only">{nth(number)}</legend>
        <span className="forced-number" aria-hidden="true">
          {number}
        </span>
        {children}
        <button className="copy-link" type="button" onClick={onRemove}>
          <span className="underlined">
            <span>{remove}</span>
            <span className="sr-only">{` ${nth(number)}`}</span>
          </span>
        </button>
      </fieldset>
    </li>
  );
}

interface AddRowProps {
  id: string;
  words: { add: string; full: string };
  /** Whether the list has the maximum number of rows. A sentence then replaces the button. */
  full: boolean;
  onAdd: () => void;
}

/** The button that adds a row. */
export function AddRow({ id, words, full, onAdd }: AddRowProps) {
  if (full) return <p className="text-muted">{words.full}</p>;
  return (
    <p className="forced-onward">
      <button className="button" id={id} type="button" onClick={onAdd}>
        <PlusIcon className="icon" />
        <span>{words.add}</span>
      </button>
    </p>
  );
}
