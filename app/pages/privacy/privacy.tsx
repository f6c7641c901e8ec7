import type { PolicySection, PrivacyCopy } from '#app/content/privacy.ts';
import type { PageProps } from '#app/router/page-route.ts';
import { StructuredData } from '../structured-data.tsx';

export type PolicyContent = PrivacyCopy & { structuredData: object };

/** 개인정보 처리방침 and 면책공고, set like a statute: the number in the margin, the text beside it. */
export function Page({ content: copy }: PageProps<PolicyContent>) {
  return (
    <div className="page-width py-12 lg:py-20">
      <h1 className="t5">{copy.title}</h1>
      <p className="mt-3.5 max-w-[37em]">{copy.intro}</p>
      <p className="mt-2 text-muted t1">시행일 {copy.effective}</p>
      <div className="mt-10 border-t border-ink lg:mt-13">
        {copy.sections.map((section, index) => (
          <Section key={section.id} section={section} number={index + 1} />
        ))}
      </div>
      <StructuredData data={copy.structuredData} />
    </div>
  );
}

function Section({ section, number }: { section: PolicySection; number: number }) {
  const { id, title, paragraphs = [], rows = [] } = section;
  return (
    <section
      className="grid gap-x-8 gap-y-3 border-b border-line py-8 lg:grid-cols-12"
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <h2 className="text-balance t3 lg:col-span-3" id={`${id}-title`}>
        제{number}조 {title}
      </h2>
      <div className="max-w-[37em] lg:col-span-9">
        {paragraphs.map((text) => (
          <p key={text} className="not-first:mt-3">
            {text}
          </p>
        ))}
        {rows.length > 0 && (
          <dl className="not-first:mt-4 grid gap-y-3">
            {rows.map(({ term, text }) => (
              <div key={term}>
                <dt className="text-muted t1">{term}</dt>
                <dd className="whitespace-pre-line wrap-anywhere">{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
