import type { PolicySection } from '#app/content/privacy.ts';
import type { LoadedProps } from '../parts/loaded.ts';
import { Part } from '../parts/part.tsx';
import { Subpage } from '../parts/subpage.tsx';
import type { privacy } from './privacy.loader.server.ts';

/** 개인정보 처리방침 and 면책공고, set like a statute: the number in the margin, the text beside it. */
export function Page({ content }: LoadedProps<typeof privacy>) {
  const { effective, sections } = content;
  return (
    <Subpage content={content} notes={`시행일 ${effective}`}>
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
              <dd className="whitespace-pre-line wrap-anywhere">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
