import type { ReactNode } from 'react';
import { trustedHtml } from '#app/browser/trusted-html.ts';
import { dottedDate } from '#app/content/dotted-date.ts';
import type { Figure, Guide, GuidePart } from '#app/content/guides/guide-schema.ts';
import type { Picture } from '#app/content/picture.ts';
import type { PageProps } from '#app/router/page-route.ts';
import { Zoom } from '#app/ui/zoom/zoom.tsx';
import type { Crumb } from '../parts/crumbs.server.ts';
import { Onward, type OnwardLink } from '../parts/onward.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Part } from '../parts/part.tsx';
import { StructuredData } from '../parts/structured-data.tsx';

interface Link {
  text: string;
  href: string;
}

type Text = Pick<Guide, 'title' | 'summary' | 'sources' | 'published' | 'checkedOn' | 'author'>;

export interface ShownFigure extends Omit<Figure, 'picture'> {
  picture: Picture;
}

/** HTML, or a figure with its picture. */
export type ShownPart = Exclude<GuidePart, Figure> | ShownFigure;

export interface GuideContent extends Text {
  lead: ShownPart[];
  sections: { id: string; title: string; parts: ShownPart[] }[];
  area: Link;
  tool: Link;
  offices: Link[];
  words: Record<
    'checked' | 'published' | 'author' | 'area' | 'tool' | 'sources' | 'law' | 'offices',
    string
  >;
  onward: OnwardLink[];
  crumbs: Crumb[];
  structuredData: object;
}

/** One guide, set like a legal commentary: headings in the margin, the text beside them. */
export function Page({ content }: PageProps<GuideContent>) {
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
function Notes({ content }: { content: GuideContent }) {
  const { words, checkedOn, published, author, area, tool } = content;
  return (
    <dl className="guide-notes">
      <Note term={words.checked}>
        <time dateTime={checkedOn}>{dottedDate(checkedOn)}</time>
      </Note>
      {published !== checkedOn && (
        <Note term={words.published}>
          <time dateTime={published}>{dottedDate(published)}</time>
        </Note>
      )}
      {author && <Note term={words.author}>{author}</Note>}
      <Note term={words.area}>
        <a href={area.href}>{area.text}</a>
      </Note>
      <Note term={words.tool}>
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

function Sources({ content }: { content: GuideContent }) {
  const { words, sources, offices } = content;
  return (
    <Part id="sources" title={words.sources} notes={words.law}>
      <ul className="guide-sources">
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
      {offices.length > 0 && (
        <p className="guide-offices">
          {words.offices}{' '}
          {offices.map(({ text, href }) => (
            <a key={href} className="link" href={href} rel="noopener">
              {text}
            </a>
          ))}
        </p>
      )}
    </Part>
  );
}
