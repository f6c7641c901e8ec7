import { type FieldErrors, fieldNames } from '#app/consult/requests/fields/schema.ts';
import { form as copy, summaryLabels } from '../copy.ts';
import { AttemptNotice } from './attempt-notice.tsx';
import { fieldId } from './field-parts.tsx';

interface ErrorSummaryProps {
  /** Errors of the last attempt. */
  found: FieldErrors;
  /** Errors that are not yet corrected. The others are struck out, so that the layout stays stable while typing. */
  left: FieldErrors;
  focus: boolean;
}

/** The errors, each a link to its field. */
export function ErrorSummary({ found, left, focus }: ErrorSummaryProps) {
  return (
    <AttemptNotice
      className="mb-10"
      title={copy.summary(fieldNames.filter((name) => found[name]).length)}
      titleId="consult-summary"
      focus={focus}
    >
      <ul className="mt-2 grid gap-y-2.5">
        {fieldNames.map(
          (name) =>
            found[name] && (
              <li key={name}>
                <a
                  className={left[name] ? 'link' : 'link text-muted line-through'}
                  href={`#${fieldId(name)}`}
                >
                  {summaryLabels[name]}
                </a>
                {!left[name] && <span className="sr-only">{copy.mended}</span>}
              </li>
            ),
        )}
      </ul>
    </AttemptNotice>
  );
}
