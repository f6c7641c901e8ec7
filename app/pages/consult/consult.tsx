import { Island } from '#app/browser/island.tsx';
import { island as consultForm } from '#app/consult/form/consult-form.island.ts';
import type { ConsultFormProps } from '#app/consult/form/consult-form.tsx';
import type { ConsultPageCopy } from '#app/content/consult.ts';
import type { PageProps } from '#app/router/page-route.ts';
import { PhoneButton } from '#app/ui/phone-button.tsx';
import { StructuredData } from '../structured-data.tsx';

export interface ConsultContent {
  copy: Omit<ConsultPageCopy, 'head'>;
  form: ConsultFormProps;
  /** Where the page stands, as schema.org describes it. */
  structuredData: object;
}

/** 상담 신청: the form alone, what to expect in the margin, and the phone as the alternative. */
export function Page({ content: { copy, form, structuredData } }: PageProps<ConsultContent>) {
  return (
    <>
      <section
        className="chapter chapter-wide chapter-last consult-page"
        aria-labelledby="consult-title"
      >
        <div className="chapter-heading">
          <h1 className="t5 lg:pt-16" id="consult-title">
            {copy.title}
          </h1>
          <p className="mt-3.5 max-w-[37em]">{copy.intro}</p>
          <p
            className="mb-10 mt-5 flex flex-wrap items-center gap-x-5 gap-y-2 lg:mb-13"
            data-where="consult"
          >
            <span>{copy.callLead}</span>
            <PhoneButton />
          </p>
        </div>
        <div className="chapter-body">
          <h2 className="sr-only">{copy.formTitle}</h2>
          <Island of={consultForm} props={form} />
        </div>
        <dl className="chapter-notes grid content-start gap-y-6 max-lg:mt-13">
          {copy.notes.map(({ term, text, basis }) => (
            <div key={term}>
              <dt className="font-semibold text-ink">{term}</dt>
              <dd>
                {text} {basis && <span className="text-muted t1">{basis}</span>}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <StructuredData data={structuredData} />
    </>
  );
}
