import { form as copy } from '#app/content/consult.ts';
import { type FieldErrors, fieldNames } from '../submission/schema.ts';
import { fieldId } from './field-parts.tsx';
import { Notice } from './notice.tsx';

interface ErrorSummaryProps {
  /** What the last attempt found. */
  found: FieldErrors;
  /** What of it is still to be mended; the rest is struck out, so that nothing moves while typing. */
  left: FieldErrors;
  focus: boolean;
}

/** What must be mended, each a link to its field. */
export function ErrorSummary({ found, left, focus }: ErrorSummaryProps) {
  return (
    <Notice className="mb-10" title={copy.summary} titleId="consult-summary" focus={focus}>
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
    </Notice>
  );
}
