import { consent, form as copy } from '#app/content/consult.ts';
import { FieldError, fieldId } from './field-parts.tsx';

/** 개인정보 수집·이용 동의: never ticked beforehand, its four facts in view, the period emphasised. */
export function ConsentField({ error }: { error: string | undefined }) {
  const id = fieldId('consent');
  return (
    <div className="my-8 border-y border-t-ink border-b-line pb-5 pt-5">
      <label className="-my-2 flex min-h-13 cursor-pointer items-center gap-3.5 font-semibold text-ink">
        <input
          className="checkbox"
          type="checkbox"
          id={id}
          name="consent"
          value="yes"
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-facts ${id}-error` : `${id}-facts`}
        />
        <span>
          {consent.label} <span className="font-normal text-muted t1">{copy.required}</span>
        </span>
      </label>
      <div className="sm:ml-9.5">
        <FieldError name="consent" error={error} />
        <dl className="mt-3 grid gap-y-1.5 t1" id={`${id}-facts`}>
          {consent.facts.map(({ term, text, important }) => (
            <div key={term} className="grid grid-cols-[5.5rem_1fr]">
              <dt className="text-muted">{term}</dt>
              <dd>
                {important ? (
                  <strong className="font-bold text-ink underline underline-offset-4">
                    {text}
                  </strong>
                ) : (
                  text
                )}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-1 t1">
          <a className="link inline-flex min-h-11 items-center" href="/privacy">
            {consent.policy}
          </a>
        </p>
      </div>
    </div>
  );
}
