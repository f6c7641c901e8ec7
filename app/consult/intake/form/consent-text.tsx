import type { ConsentFact } from '#app/content/consent.ts';

interface ConsentTextProps {
  facts: ConsentFact[];
  /** For the `aria-describedby` of a checkbox; the terms and texts then stand side by side. */
  id?: string;
}

/** The text of a consent, term by term, with the emphasis that the law requires. */
export function ConsentText({ facts, id }: ConsentTextProps) {
  return (
    <dl className={id ? 'mt-3 grid gap-y-1.5' : 'grid gap-y-5'} id={id}>
      {facts.map(({ term, text, important }) => (
        <div key={term} className={id && 'sm:grid sm:grid-cols-[6.5rem_1fr]'}>
          <dt className={id ? 'text-muted' : 'font-semibold text-ink'}>{term}</dt>
          {text.split('\n').map((line) => (
            <dd key={line} className={id ? undefined : 'mt-1.5'}>
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
