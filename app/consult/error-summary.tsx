import { useEffect, useRef } from 'react';
import { form as copy } from '#app/content/consult.ts';
import { fieldId } from './field-parts.tsx';
import { type FieldErrors, fieldNames } from './schema.ts';

interface ErrorSummaryProps {
  /** What the last attempt found. */
  found: FieldErrors;
  /** What of it is still to be mended; the rest is struck out, so that nothing moves while typing. */
  left: FieldErrors;
  focus: boolean;
}

/**
 * What must be mended, each a link to its field. Takes the focus when it appears: by script, or as the
 * target of the form's address.
 */
export function ErrorSummary({ found, left, focus }: ErrorSummaryProps) {
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
      <ul className="mt-2 grid gap-y-2.5">
        {fieldNames.map(
          (name) =>
            found[name] && (
              <li key={name}>
                <a
                  className={left[name] ? 'link' : 'link text-muted line-through'}
                  href={`#${fieldId(name)}`}
                >
                  {found[name]}
                </a>
                {!left[name] && <span className="sr-only">{copy.mended}</span>}
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
