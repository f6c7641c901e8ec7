import { form as copy } from '../copy.ts';

/**
 * A field that people cannot see, hear or reach by keyboard; bots fill it in. Each password manager has an
 * attribute of its own that excludes a field.
 */
export function HoneypotField({ name }: { name: string }) {
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        <span>{copy.honeypot}</span>
        <input
          type="text"
          name={name}
          tabIndex={-1}
          autoComplete="off"
          data-fresh=""
          data-1p-ignore=""
          data-bwignore=""
          data-lpignore="true"
          data-form-type="other"
        />
      </label>
    </div>
  );
}
