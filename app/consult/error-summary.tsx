import { useEffect, useRef } from 'react';
import { form as copy } from '#app/content/consult.ts';
import { fieldId } from './field-parts.tsx';
import { type FieldErrors, fieldNames } from './schema.ts';

/**
 * What must be mended, each a link to its field. Takes the focus when it appears: by script, or as the
 * target of the form's address.
 */
export function ErrorSummary({ errors, focus }: { errors: FieldErrors; focus: boolean }) {
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (focus) summary.current?.focus();
  }, [focus]);
  return (
    <section
      ref={summary}
      id="consult-errors"
      className="mb-10 border border-ink border-l-[3px] border-l-leaf px-5 py-4"
      aria-labelledby="consult-summary"
      tabIndex={-1}
    >
      <h3 className="t3" id="consult-summary">
        {copy.summary}
      </h3>
      <ul className="mt-1">
        {fieldNames.map(
          (name) =>
            errors[name] && (
              <li key={name}>
                <a className="link inline-flex min-h-11 items-center" href={`#${fieldId(name)}`}>
                  {errors[name]}
                </a>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
