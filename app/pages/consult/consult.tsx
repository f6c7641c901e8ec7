import { Island } from '#app/browser/island.tsx';
import { island as consultForm } from '#app/consult/form/consult-form.island.ts';
import type { ConsultFormProps } from '#app/consult/form/consult-form.tsx';
import type { ConsultPageCopy } from '#app/content/consult.ts';
import type { PageProps } from '#app/router/page-route.ts';
import { PhoneButton } from '#app/ui/phone-button.tsx';
import type { Crumb } from '../parts/crumbs.server.ts';
import { PageHead } from '../parts/page-head.tsx';
import { StructuredData } from '../parts/structured-data.tsx';

export interface ConsultContent {
  copy: Omit<ConsultPageCopy, 'head'>;
  form: ConsultFormProps;
  crumbs: Crumb[];
  structuredData: object;
}

/** 상담 신청: the form alone, what to expect in the margin, and the phone as the alternative. */
export function Page({
  content: { copy, form, crumbs, structuredData },
}: PageProps<ConsultContent>) {
  return (
    <>
      <PageHead crumbs={crumbs} title={copy.title} intro={copy.intro}>
        <p className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2" data-where="consult">
          <span>{copy.callLead}</span>
          <PhoneButton />
        </p>
      </PageHead>
      <section className="chapter part chapter-last" id="form" aria-labelledby="form-title">
        <div className="chapter-body hung">
          <h2 className="sr-only" id="form-title">
            {copy.formTitle}
          </h2>
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
