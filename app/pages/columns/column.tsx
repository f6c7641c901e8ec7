import { columns } from '#app/firm/data/columns.data.ts';
import type { Column } from '#app/firm/schema/column-schema.ts';
import { areaName } from '#app/firm/view/areas.ts';
import { firm } from '#app/firm/view/firm.ts';
import { dottedDate } from '#app/law/dotted-date.ts';
import { definePage } from '#app/router/define-page.ts';
import { guidesPage } from '../guides/copy.ts';
import { articleData } from '../parts/article-data.ts';
import { ArticleNotes, AuthorNote, DayNote, ReviewedNote } from '../parts/article-notes.tsx';
import { ArticleText, shownText } from '../parts/article-text.tsx';
import { kinds, labels } from '../parts/copy.ts';
import { crumbsOf } from '../parts/crumbs.ts';
import { Onward, type OnwardLink } from '../parts/onward.tsx';
import { areaOnward, columnOnward } from '../parts/onward-links.ts';
import { PageHead } from '../parts/page-head.tsx';
import { Part } from '../parts/part.tsx';
import { StructuredData } from '../parts/structured-data.tsx';
import { TermRow } from '../parts/text-rows.tsx';
import { columnsCopy as copy } from './copy.ts';

/** A column, lecture or newspaper article. States its date, because its statements of law are not checked. */
export const column = definePage({
  path: '/columns/:slug',
  audience: 'everyone',
  paths: () => columns.map(({ slug }) => pathOf(slug)),
  lastModified: (path) => {
    const found = columns.find(({ slug }) => path === pathOf(slug));
    if (!found) throw new Error(`No column has the address ${path}.`);
    return found.date;
  },
  page({ params, origin }) {
    const found = columns.find(({ slug }) => slug === params.slug);
    if (!found) return;
    const { title, description } = found;
    const content = contentOf(found, origin);
    return {
      head: { title: `${title} | ${firm.name}`, description },
      body: <ColumnPage content={content} />,
      searchable: content,
    };
  },
});

function pathOf(slug: string): string {
  return `/columns/${slug}`;
}

function contentOf(found: Column, origin: string) {
  const { slug, title, description, kind, date, author, where, link, area, reviewed } = found;
  const { crumbs, structuredData } = crumbsOf(
    origin,
    { path: '/guides', title: guidesPage.title },
    { path: pathOf(slug), title },
  );
  const article = { path: pathOf(slug), title, description, published: date, author };
  return {
    title,
    kind,
    date,
    author,
    where,
    reviewed,
    asOf: `${copy.kinds[kind].asOf(dottedDate(date))} ${copy.changed}`,
    link: link && { text: copy.kinds[kind].link, href: link, host: new URL(link).hostname },
    area: area && { text: areaName(area), href: `/areas/${area}` },
    ...shownText(found),
    onward: onwardOf(found),
    crumbs,
    structuredData: {
      '@context': 'https://schema.org',
      '@graph': [articleData(origin, article), structuredData],
    },
  };
}

/** The area, the lawyer, and two other columns: the same lawyer's first. */
function onwardOf(found: Column): OnwardLink[] {
  const { area, author } = found;
  const lawyer = firm.lawyers?.find(({ name }) => name === author);
  const same = (other: Column) => Number(other.author === author);
  const others = columns
    .filter((other) => other !== found)
    .toSorted((a, b) => same(b) - same(a))
    .slice(0, 2);
  return [
    ...(area ? [areaOnward(area)] : []),
    ...(lawyer
      ? [
          {
            kind: kinds.lawyer,
            text: `${lawyer.name} ${lawyer.role.split(',')[0]}`,
            href: `/people/${lawyer.id}`,
          },
        ]
      : []),
    ...others.map(columnOnward),
    copy.all,
  ];
}

type Content = ReturnType<typeof contentOf>;

function ColumnPage({ content }: { content: Content }) {
  const { title, crumbs, asOf, lead, sections, link, onward, structuredData } = content;
  return (
    <>
      <article>
        <PageHead crumbs={crumbs} title={title} notes={<Notes content={content} />}>
          <p className="as-of">{asOf}</p>
          <ArticleText parts={lead} />
          {link && (
            <p className="mt-3">
              <a className="link inline-flex min-h-11 items-center" href={link.href} rel="noopener">
                {link.text}
              </a>{' '}
              <span className="text-muted">{link.host}</span>
            </p>
          )}
        </PageHead>
        {sections.map(({ id, title: heading, parts }) => (
          <Part key={id} id={id} title={heading}>
            <ArticleText parts={parts} />
          </Part>
        ))}
      </article>
      <Onward links={onward} />
      <StructuredData data={structuredData} />
    </>
  );
}

function Notes({ content }: { content: Content }) {
  const { kind, date, where, author, reviewed, area } = content;
  const terms = copy.kinds[kind];
  return (
    <ArticleNotes>
      <TermRow term={copy.kind}>{kind}</TermRow>
      <DayNote term={terms.day} day={date} />
      {where && <TermRow term={terms.place}>{where}</TermRow>}
      <AuthorNote term={copy.author} author={author} />
      <ReviewedNote reviewed={reviewed} />
      {area && (
        <TermRow term={labels.area}>
          <a href={area.href}>{area.text}</a>
        </TermRow>
      )}
    </ArticleNotes>
  );
}
