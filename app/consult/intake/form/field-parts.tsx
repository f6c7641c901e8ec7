import type { ReactNode } from 'react';
import type { FieldName } from '#app/consult/requests/fields/schema.ts';
import { Unbroken } from '#app/ui/unbroken.tsx';
import { form as copy } from '../copy.ts';

/** The id of a field's control: the error summary and labels point to it. */
export function fieldId(name: FieldName): string {
  return `consult-${name}`;
}

/**
 * Ids of a control's description and error, for `aria-describedby`.
 *
 * @param suffix end of the description's id; omitted if the control has no description
 */
export function describedBy(name: FieldName, error: string | undefined, suffix?: string) {
  const id = fieldId(name);
  return (
    [suffix && `${id}-${suffix}`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  );
}

interface LabelProps {
  name: FieldName;
  optional?: boolean | undefined;
  children: ReactNode;
}

export function Label({ name, optional, children }: LabelProps) {
  return (
    <label className="mb-2 block font-semibold text-ink" htmlFor={fieldId(name)}>
      <span>{children}</span>
      {optional && <span className="font-normal text-muted">{` ${copy.optional}`}</span>}
    </label>
  );
}

export function FieldError({ name, error }: { name: FieldName; error: string | undefined }) {
  if (!error) return null;
  return (
    <p key={error} className="field-error" id={`${fieldId(name)}-error`}>
      <Unbroken text={error} />
    </p>
  );
}

interface CheckboxProps {
  name: FieldName;
  value?: string;
  checked?: boolean;
  error: string | undefined;
  required?: boolean;
  /** Excluded from the draft. */
  fresh?: boolean;
  children: ReactNode;
}

/** A checkbox whose label is as wide as the form. The element with the id `…-text` describes it. */
export function Checkbox(props: CheckboxProps) {
  const { name, value = 'yes', checked, error, required, fresh, children } = props;
  return (
    <label className="-my-2 flex min-h-13 cursor-pointer items-center gap-3.5 font-semibold text-ink">
      <input
        className="checkbox"
        type="checkbox"
        id={fieldId(name)}
        name={name}
        value={value}
        defaultChecked={checked}
        data-fresh={fresh ? '' : undefined}
        ref={fresh ? untickAfterReload : undefined}
        aria-required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(name, error, 'text')}
      />
      <span>
        <span>{children}</span>{' '}
        <span className="font-normal text-muted">{required ? copy.required : copy.optional}</span>
      </span>
    </label>
  );
}

/** Firefox restores ticks after a reload (HTML, "restore persisted state"); consent must be given again. */
function untickAfterReload(box: HTMLInputElement | null): void {
  const [visit] = performance.getEntriesByType('navigation');
  if (box && visit instanceof PerformanceNavigationTiming && visit.type === 'reload') {
    box.checked = false;
  }
}
