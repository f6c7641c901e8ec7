import type { ReactNode } from 'react';
import { trustedHtml } from '#app/browser/trusted-html.ts';
import { civilActNote } from '#app/content/civil-act-note.ts';
import { dottedDate } from '#app/content/dotted-date.ts';
import { Zoom } from '#app/ui/zoom/zoom.tsx';
import type { LoadedProps } from '../parts/loaded.ts';
import { Onward } from '../parts/onward.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Part } from '../parts/part.tsx';
import { StructuredData } from '../parts/structured-data.tsx';
import type { guide, ShownFigure, ShownPart } from './guide.loader.server.ts';

/** One guide, set like a legal commentary: headings in the margin, the text beside them. */
export function Page({ content }: LoadedProps<typeof guide>) {
  const { title, crumbs, summary, lead, sections, onward, structuredData } = content;
  return (
    <>
      <article>
        <PageHead crumbs={crumbs} title={title} notes={<Notes content={content} />}>
          <ol className="guide-summary">
            {summary.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
          <GuideText parts={lead} />
        </PageHead>
        {sections.map((section) => (
          <Part key={section.id} id={section.id} title={section.title}>
            <GuideText parts={section.parts} />
          </Part>
        ))}
        <Sources content={content} />
      </article>
      <Onward links={onward} />
      <StructuredData data={structuredData} />
    </>
  );
}

function GuideText({ parts }: { parts: ShownPart[] }) {
  return parts.map((part) =>
    typeof part === 'string' ? (
      <div
        key={part}
        className="guide-text"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build time from the firm's own Markdown, in which HTML is refused
        dangerouslySetInnerHTML={{ __html: trustedHtml(part) }}
      />
    ) : (
      <GuideFigure key={part.picture.src} figure={part} />
    ),
  );
}

/** A picture with its caption, which opens over the page. */
function GuideFigure({ figure: { picture, alt, caption } }: { figure: ShownFigure }) {
  const { webp, ...shown } = picture;
  return (
    <figure className="guide-figure">
      <Zoom {...shown} alt={alt} srcSet={webp} sizes="(min-width: 768px) 640px, 100vw" />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** In the margin: the dates, who wrote it, and where the matter goes on. */
function Notes({ content }: LoadedProps<typeof guide>) {
  const { checkedOn, published, author, area, tool } = content;
  return (
    <dl className="guide-notes">
      <Note term="이 글을 확인한 날">
        <time dateTime={checkedOn}>{dottedDate(checkedOn)}</time>
      </Note>
      {published !== checkedOn && (
        <Note term="처음 올린 날">
          <time dateTime={published}>{dottedDate(published)}</time>
        </Note>
      )}
      {author && <Note term="글쓴이">{author}</Note>}
      <Note term="관련 업무">
        <a href={area.href}>{area.text}</a>
      </Note>
      <Note term="계산기">
        <a href={tool.href}>{tool.text}</a>
      </Note>
    </dl>
  );
}

function Note({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Sources({ content }: LoadedProps<typeof guide>) {
  const { sources, offices } = content;
  return (
    <Part
      id="sources"
      title="근거"
      notes={`${civilActNote} 확인한 뒤 개정되었을 수 있고, 사정에 따라 결론이 달라질 수 있습니다.`}
    >
      <ul className="max-w-[37em] text-muted">
        {sources.map((source) => (
          <li key={source} className="py-[6px]">
            {source}
          </li>
        ))}
      </ul>
      {offices.length > 0 && (
        <p className="mt-[12px] flex max-w-[37em] flex-wrap items-center gap-x-[20px] text-muted">
          이 글에 나오는 기관{' '}
          {offices.map(({ text, href }) => (
            <a
              key={href}
              className="link inline-flex min-h-[44px] items-center"
              href={href}
              rel="noopener"
            >
              {text}
            </a>
          ))}
        </p>
      )}
    </Part>
  );
}
