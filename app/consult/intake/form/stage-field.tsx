import { stages } from '#app/consult/requests/choices.ts';
import { form as copy } from '../copy.ts';
import type { FieldProps } from './field-controls.tsx';
import { describedBy, FieldError, fieldId } from './field-parts.tsx';

/** 지금 상황: six radio buttons, each a target as wide as its column. */
export function Stage({ name, value, error }: FieldProps) {
  return (
    <fieldset
      className="sm:col-span-2"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: allowed by ARIA in HTML; a group cannot be invalid
      role="radiogroup"
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(name, error)}
    >
      <legend className="mb-1 font-semibold text-ink">{copy.stage}</legend>
      <div className="grid gap-x-8 sm:grid-cols-2">
        {Object.entries(stages).map(([key, text], index) => (
          <label
            key={key}
            className="flex min-h-13.5 cursor-pointer items-center gap-3.5 border-b border-line has-checked:font-semibold has-checked:text-ink"
          >
            <input
              className="radio"
              type="radio"
              // The target of the error summary's link.
              id={index === 0 ? fieldId(name) : undefined}
              name={name}
              value={key}
              defaultChecked={value === key}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
      <FieldError name={name} error={error} />
    </fieldset>
  );
}
