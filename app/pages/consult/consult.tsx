import { Island } from '#app/browser/island.tsx';
import { formContext, formOptionsContext } from '#app/consult/intake/contexts.server.ts';
import { island as consultForm } from '#app/consult/intake/form/consult-form.island.ts';
import { consent } from '#app/consult/requests/consent.ts';
import { firm } from '#app/firm/view/firm.ts';
import { PhoneButton } from '#app/pages/parts/phone-button.tsx';
import { definePage, type PageRequest } from '#app/router/define-page.ts';
import { Unbroken } from '#app/ui/unbroken.tsx';
import { crumbsOf } from '../parts/crumbs.ts';
import { Subpage } from '../parts/subpage.tsx';
import { consultPage } from './copy.ts';

/** 상담 신청: the form alone, what to expect in the margin, and the phone as the alternative. */
export const consult = definePage({
  path: '/consult',
  audience: 'everyone',
  // A change to the form's fields changes the consent, whose version begins with the date.
  lastModified: () => consent.version.slice(0, 10),
  page(request) {
    const content = contentOf(request);
    const body = <Consult content={content} />;
    // The bar of every page leads to the channels.
    const searchable = {
      ...content,
      channels: firm.channels?.map(({ name, note }) => [name, note]),
    };
    return { head: consultPage.head, body, searchable };
  },
});

function contentOf({ origin, read }: PageRequest) {
  const { head: _, ...copy } = consultPage;
  return {
    ...copy,
    form: { initial: read(formContext), options: read(formOptionsContext) },
    ...crumbsOf(origin, { path: '/consult', title: copy.title }),
  };
}

function Consult({ content }: { content: ReturnType<typeof contentOf> }) {
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
                <Unbroken text={text} /> {basis && <span className="text-muted t1">{basis}</span>}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </Subpage>
  );
}
