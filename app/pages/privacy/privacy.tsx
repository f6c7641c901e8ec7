import { errorReportsContext } from '#app/error-reports/contexts.server.ts';
import { processors } from '#app/firm/data/processors.data.ts';
import { firm } from '#app/firm/view/firm.ts';
import { dottedDate } from '#app/law/dotted-date.ts';
import { koreanDay } from '#app/law/korean-time.ts';
import { definePage } from '#app/router/define-page.ts';
import { trackingToolsContext } from '#app/tracking/contexts.server.ts';
import { crumbsOf } from '../parts/crumbs.ts';
import { Part } from '../parts/part.tsx';
import { Subpage } from '../parts/subpage.tsx';
import {
  privacy as copy,
  type PolicySection,
  type PrivacyCopy,
  policyLabels,
  policyOn,
  privacyWith,
} from './copy.ts';
import { disclaimerPage, noEmailCollection } from './disclaimer-copy.ts';
import { withErrorReports } from './error-reports-copy.ts';

/** 개인정보 처리방침, with the tools that are configured. */
export const privacy = definePage({
  path: '/privacy',
  audience: 'everyone',
  links: [{ text: copy.title, menu: 'footer', important: true }],
  lastModified: () => policyOn(today()).effective,
  page({ origin, read }) {
    const policy = privacyWith(read(trackingToolsContext));
    const reports = read(errorReportsContext);
    const whole = reports ? withErrorReports(policy, reports, processors ?? []) : policy;
    return answer('/privacy', { ...whole, ...policyOn(today()) }, origin);
  },
});

/** 면책공고. */
export const disclaimer = definePage({
  path: '/disclaimer',
  audience: 'everyone',
  links: [
    { text: disclaimerPage.title, menu: 'footer' },
    { text: noEmailCollection.title, menu: 'footer', part: noEmailCollection.id },
  ],
  lastModified: () => firm.lawCheckedOn,
  page: ({ origin }) => answer('/disclaimer', disclaimerPage, origin),
});

const today = () => koreanDay(new Date());

/** The policy has an effective date, notices have none. */
type Copy = Omit<PrivacyCopy, 'effective'> & { effective?: string; announced?: string };

function answer(path: string, page: Copy, origin: string) {
  const content = { ...page, ...crumbsOf(origin, { path, title: page.title }) };
  return { head: page.head, body: <Policy content={content} />, searchable: content };
}

/** The policy or the notices, set like a statute: numbered headings in the margin, text in the body. */
function Policy({ content }: { content: Copy & ReturnType<typeof crumbsOf> }) {
  const { effective, announced, sections } = content;
  return (
    <Subpage
      content={content}
      notes={effective && policyLabels.effective(dottedDate(effective))}
      head={announced && <p className="mt-4 font-semibold text-ink">{announced}</p>}
    >
      {sections.map((section, index) => (
        <Part
          key={section.id}
          id={section.id}
          title={policyLabels.section(index + 1, section.title)}
          last={index === sections.length - 1}
        >
          <Article section={section} />
        </Part>
      ))}
    </Subpage>
  );
}

function Article({ section: { paragraphs = [], rows = [] } }: { section: PolicySection }) {
  return (
    <div className="max-w-[37em]">
      {paragraphs.map((text) => (
        <p key={text} className="not-first:mt-3">
          {text}
        </p>
      ))}
      {rows.length > 0 && (
        <dl className="not-first:mt-4 grid gap-y-3">
          {rows.map(({ term, text }) => (
            <div key={term}>
              <dt className="text-muted">{term}</dt>
              <dd className="whitespace-pre-line wrap-anywhere text-pretty">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
