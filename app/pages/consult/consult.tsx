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
    <div className="page-width pb-16 pt-12 lg:pb-22 lg:pt-20">
      <div className="lg:ml-(--form-margin)">
        <h1 className="t5">{copy.title}</h1>
        <p className="mt-3.5 max-w-[37em]">{copy.intro}</p>
        <p className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2" data-where="consult">
          <span>{copy.callLead}</span>
          <PhoneButton />
        </p>
      </div>
      <div className="consult-page">
        <dl className="consult-notes">
          {copy.notes.map(({ term, text, basis }) => (
            <div key={term}>
              <dt className="font-semibold text-ink">{term}</dt>
              <dd>
                {text} {basis && <span className="text-muted t1">{basis}</span>}
              </dd>
            </div>
          ))}
        </dl>
        <div className="consult-body">
          <Island of={consultForm} props={form} />
        </div>
      </div>
      <StructuredData data={structuredData} />
    </div>
  );
}
