import { guides } from '#app/firm/data/guides.data.ts';
import type { Guide } from '#app/firm/schema/guide-schema.ts';
import { officialSites } from '#app/firm/schema/official-sites.ts';
import { toolNames } from '#app/firm/schema/tools.ts';
import { areaName } from '#app/firm/view/areas.ts';
import { firm } from '#app/firm/view/firm.ts';
import { upcomingAt } from '#app/firm/view/upcoming.ts';

import { definePage } from '#app/router/define-page.ts';
import { articleData } from '../parts/article-data.ts';
import { ArticleNotes, AuthorNote, DayNote, ReviewedNote } from '../parts/article-notes.tsx';
import { ArticleText, shownText } from '../parts/article-text.tsx';
import { labels } from '../parts/copy.ts';
import { crumbsOf } from '../parts/crumbs.ts';
import { Onward, type OnwardLink } from '../parts/onward.tsx';
import { areaOnward, guideOnward, toolOnward } from '../parts/onward-links.ts';
import { PageHead } from '../parts/page-head.tsx';
import { Part } from '../parts/part.tsx';
import { StructuredData } from '../parts/structured-data.tsx';
import { TermRow } from '../parts/text-rows.tsx';
import { guidesPage } from './copy.ts';

/** One guide, set like a legal commentary: headings in the margin, text in the body. */
export const guide = definePage({
  path: '/guides/:slug',
  audience: 'everyone',
  paths: () => guides.map(({ slug }) => pathOf(slug)),
  lastModified: (path) => {
    const found = guides.find(({ slug }) => path === pathOf(slug));
    if (!found) throw new Error(`No guide has the address ${path}.`);
    return found.checkedOn;
  },
  page({ params, origin }) {
    const found = guides.find(({ slug }) => slug === params.slug);
    if (!found) return;
    const { title, description } = found;
    const content = contentOf(found, origin);
    return {
      head: { title: `${title} | ${firm.name}`, description },
      body: <GuidePage content={content} />,
      searchable: content,
    };
  },
});

function pathOf(slug: string): string {
  return `/guides/${slug}`;
}

function contentOf(found: Guide, origin: string) {
  const { slug, title, description, area, tool } = found;
  const { crumbs, structuredData } = crumbsOf(
    origin,
    { path: '/guides', title: guidesPage.title },
    { path: pathOf(slug), title },
  );
  const { published, checkedOn, author, reviewed, summary, sources, externalLinks } = found;
  return {
    title,
    summary,
    sources,
    checkedOn,
    author,
    reviewed,
    ...shownText(found),
    upcoming: upcomingAt('guides', slug),
    area: { text: areaName(area), href: `/areas/${area}` },
    tool: { text: toolNames[tool], href: `/${tool}` },
    offices: externalLinks.map((name) => ({ text: name, href: officialSites[name] })),
    onward: onwardOf(found),
    crumbs,
    structuredData: {
      '@context': 'https://schema.org',
      '@graph': [
        articleData(origin, {
          path: pathOf(slug),
          title,
          description,
          published,
          modified: checkedOn,
          author,
        }),
        structuredData,
      ],
    },
  };
}

/** Links to the calculator, the area and two other guides, those of the same area first, then the next in order. */
function onwardOf({ slug, area, tool }: Guide): OnwardLink[] {
  const at = guides.findIndex((guide) => guide.slug === slug);
  const others = [...guides.slice(at + 1), ...guides.slice(0, at)];
  const near = others.toSorted((a, b) => Number(b.area === area) - Number(a.area === area));
  return [
    toolOnward(tool),
    areaOnward(area),
    ...near.slice(0, 2).map((guide) => guideOnward(guide.slug)),
  ];
}

interface GuideProps {
  content: ReturnType<typeof contentOf>;
}

function GuidePage({ content }: GuideProps) {
  const { title, crumbs, summary, lead, sections, upcoming, onward, structuredData } = content;
  return (
    <>
      <article>
        <PageHead crumbs={crumbs} title={title} notes={<Notes content={content} />}>
          <ol className="guide-summary">
            {summary.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
          <ArticleText parts={lead} />
        </PageHead>
        {sections.map((section) => (
          <Part key={section.id} id={section.id} title={section.title}>
            <ArticleText parts={section.parts} />
          </Part>
        ))}
        {upcoming.length > 0 && (
          <Part id="upcoming" title={guidesPage.upcoming}>
            <div className="guide-text">
              {upcoming.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
          </Part>
        )}
        <Sources content={content} />
      </article>
      <Onward links={onward} />
      <StructuredData data={structuredData} />
    </>
  );
}

/** Margin of a guide: dates, author, and links to the area and the calculator. */
function Notes({ content }: GuideProps) {
  const { checkedOn, author, reviewed, area, tool } = content;
  const { terms } = guidesPage;
  return (
    <ArticleNotes>
      <DayNote term={terms.checked} day={checkedOn} />
      <AuthorNote term={terms.author} author={author} />
      <ReviewedNote reviewed={reviewed} />
      <TermRow term={labels.area}>
        <a href={area.href}>{area.text}</a>
      </TermRow>
      <TermRow term={terms.tool}>
        <a href={tool.href}>{tool.text}</a>
      </TermRow>
    </ArticleNotes>
  );
}

function Sources({ content }: GuideProps) {
  const { sources, offices } = content;
  const copy = guidesPage.sources;
  return (
    <Part id="sources" title={copy.title} notes={copy.note}>
      <ul className="max-w-[37em] text-muted">
        {sources.map((source) => (
          <li key={source} className="py-[6px]">
            {source}
          </li>
        ))}
      </ul>
      {offices.length > 0 && (
        <p className="mt-[12px] flex max-w-[37em] flex-wrap items-center gap-x-[20px] text-muted">
          {copy.offices}{' '}
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
