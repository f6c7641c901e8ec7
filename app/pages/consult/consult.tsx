import { Island } from '#app/browser/island.tsx';
import { callLead } from '#app/consult/intake/call-lead.ts';
import { island as consultForm } from '#app/consult/intake/form/consult-form.island.ts';
import { formProps } from '#app/consult/intake/form-facts.server.ts';
import { consent } from '#app/consult/requests/consent.ts';
import { firm } from '#app/firm/view/firm.ts';
import { PhoneLink } from '#app/firm/view/phone-link.tsx';
import { definePage, type PageRequest } from '#app/router/define-page.ts';
import { Unbroken } from '#app/ui/unbroken.tsx';
import { crumbsOf } from '../parts/crumbs.ts';
import { CallerFace } from '../parts/lawyer-face.tsx';
import { Subpage } from '../parts/subpage.tsx';
import { consultPage } from './copy.ts';

/** 상담 신청: when the firm calls, the form, and in the margin the price and the phone as the alternative. */
export const consult = definePage({
  path: '/consult',
  audience: 'everyone',
  // A change to the form's fields changes the consent, whose version begins with the date.
  lastModified: () => consent.version.slice(0, 10),
  page(request) {
    const content = contentOf(request);
    const body = <Consult content={content} />;
    // The bar of every page leads to the channels.
    const { form: _, ...words } = content;
    const searchable = {
      ...words,
      channels: firm.channels?.map(({ name, note }) => [name, note]),
    };
    return { head: consultPage.head, body, searchable };
  },
});

function contentOf({ origin, read }: PageRequest) {
  const { head: _, ...copy } = consultPage;
  return {
    ...copy,
    form: formProps(read),
    ...crumbsOf(origin, { path: '/consult', title: copy.title }),
  };
}

function Consult({ content }: { content: ReturnType<typeof contentOf> }) {
  const { formTitle, margin, hurried, promise, form } = content;
  const { calls, caller, phone, prices } = form.facts;
  // The words have dates: a script says 오늘 where that is true (say-when.ts).
  const lead = callLead(calls, null);
  return (
    <Subpage
      content={content}
      heading={
        <>
          <span className="inline-block" data-call="until">
            {lead.until}
          </span>{' '}
          <span className="inline-block">{promise.title}</span>
        </>
      }
      intro={
        <span className="with-caller">
          <CallerFace />
          <span>
            <span data-call="begin">{lead.begin}</span>{' '}
            <strong className="font-semibold text-ink">
              <Unbroken text={promise.who(caller, phone)} />
            </strong>{' '}
            <span>{promise.pick}</span>
          </span>
        </span>
      }
    >
      <section
        className="request-page chapter part chapter-last"
        id="form"
        aria-labelledby="form-title"
      >
        <div className="chapter-body hung">
          <h2 className="sr-only" id="form-title">
            {formTitle}
          </h2>
          <Island of={consultForm} props={form} />
        </div>
        <dl className="chapter-notes grid content-start gap-y-6 max-lg:mt-13">
          {prices.map(({ what, note, price }) => (
            <div key={what} className="max-lg:hidden">
              <dt>{what}</dt>
              {price && <dd className="t3">{price}</dd>}
              {note && <dd className="text-muted">{note}</dd>}
            </div>
          ))}
          <div className="max-lg:hidden" data-call="hours">
            <dt>{hurried.term}</dt>
            <dd>
              <PhoneLink className="t3 number inline-flex min-h-11 items-center">{phone}</PhoneLink>
            </dd>
            {hurried.hours && <dd>{hurried.hours}</dd>}
          </div>
          {margin.map(({ term, text }) => (
            <div key={term}>
              <dt className="font-semibold text-ink">{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Subpage>
  );
}
