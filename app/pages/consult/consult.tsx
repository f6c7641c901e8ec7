import { Island } from '#app/browser/island.tsx';
import { island as consultForm } from '#app/consult/form/consult-form.island.ts';
import { PhoneButton } from '#app/ui/phone-button.tsx';
import type { LoadedProps } from '../parts/loaded.ts';
import { Subpage } from '../parts/subpage.tsx';
import type { consult } from './consult.loader.server.ts';

/** 상담 신청: the form alone, what to expect in the margin, and the phone as the alternative. */
export function Page({ content }: LoadedProps<typeof consult>) {
  const { callLead, formTitle, expect, form } = content;
  return (
    <Subpage
      content={content}
      head={
        <p className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2" data-where="consult">
          <span>{callLead}</span>
          <PhoneButton />
        </p>
      }
    >
      <section className="chapter part chapter-last" id="form" aria-labelledby="form-title">
        <div className="chapter-body hung">
          <h2 className="sr-only" id="form-title">
            {formTitle}
          </h2>
          <Island of={consultForm} props={form} />
        </div>
        <dl className="chapter-notes grid content-start gap-y-6 max-lg:mt-13">
          {expect.map(({ term, text, basis }) => (
            <div key={term}>
              <dt className="font-semibold text-ink">{term}</dt>
              <dd>
                {text} {basis && <span className="text-muted t1">{basis}</span>}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </Subpage>
  );
}
