import type { ConsentStatement } from '#app/consult/requests/consent.ts';

interface ConsentTextProps {
  statements: ConsentStatement[];
  /**
   * Id for the `aria-describedby` of a checkbox. With it, the layout is for the form: terms and texts side by side.
   * Without it, the layout is for a dialog.
   */
  descriptionId?: string;
}

/** The statements of a consent, with the emphasis that the law requires. */
export function ConsentText({ statements, descriptionId }: ConsentTextProps) {
  const isDescription = descriptionId !== undefined;
  return (
    <dl className={isDescription ? 'mt-3 grid gap-y-1.5' : 'grid gap-y-5'} id={descriptionId}>
      {statements.map(({ term, text, important }) => (
        <div key={term} className={isDescription ? 'consent-row' : undefined}>
          <dt className={isDescription ? 'text-muted' : 'font-semibold text-ink'}>{term}</dt>
          {text.split('\n').map((line) => (
            <dd key={line} className={isDescription ? undefined : 'mt-1.5'}>
              {important ? (
                <strong className="font-bold text-ink underline underline-offset-4">{line}</strong>
              ) : (
                line
              )}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
