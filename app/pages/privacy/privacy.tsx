import type { PolicySection, PrivacyCopy } from '#app/content/privacy.ts';
import type { PageProps } from '#app/router/page-route.ts';
import type { Crumb } from '../parts/crumbs.server.ts';
import { PageHead } from '../parts/page-head.tsx';
import { Part } from '../parts/part.tsx';
import { StructuredData } from '../parts/structured-data.tsx';

export type PolicyContent = PrivacyCopy & { crumbs: Crumb[]; structuredData: object };

/** 개인정보 처리방침 and 면책공고, set like a statute: the number in the margin, the text beside it. */
export function Page({ content: copy }: PageProps<PolicyContent>) {
  const { crumbs, title, intro, effective, sections, structuredData } = copy;
  return (
    <>
      <PageHead crumbs={crumbs} title={title} intro={intro} notes={`시행일 ${effective}`} />
      {sections.map((section, index) => (
        <Part
          key={section.id}
          id={section.id}
          title={`제${index + 1}조 ${section.title}`}
          last={index === sections.length - 1}
        >
          <Article section={section} />
        </Part>
      ))}
      <StructuredData data={structuredData} />
    </>
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
              <dd className="whitespace-pre-line wrap-anywhere">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
