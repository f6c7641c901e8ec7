import type { ReactNode } from 'react';
import { columns } from '#app/firm/data/columns.data.ts';
import { guides as all } from '#app/firm/data/guides.data.ts';
import { areas } from '#app/firm/view/areas.ts';
import { firm } from '#app/firm/view/firm.ts';
import { dottedDate } from '#app/law/dotted-date.ts';
import { definePage } from '#app/router/define-page.ts';
import { labels } from '../parts/copy.ts';
import { crumbsOf } from '../parts/crumbs.ts';
import { Part } from '../parts/part.tsx';
import { Subpage } from '../parts/subpage.tsx';
import { guidesPage } from './copy.ts';

/** 글: every guide, under its area, and then the columns. */
export const guides = definePage({
  path: '/guides',
  audience: 'everyone',
  links: [{ text: guidesPage.title, short: guidesPage.short, menu: 'main' }],
  lastModified: () =>
    [...all.map(({ checkedOn }) => checkedOn), ...columns.map(({ date }) => date)]
      .toSorted()
      .at(-1) ?? firm.lawCheckedOn,
  page({ origin }) {
    const content = contentOf(origin);
    return { head: guidesPage.head, body: <Guides content={content} />, searchable: content };
  },
});

function contentOf(origin: string) {
  const { title, intro } = guidesPage;
  return {
    title,
    intro,
    groups: groupsOf(),
    columns: columns.map(({ slug, title, kind, where, description, date }) => ({
      slug,
      title,
      of: [kind, ...(where ? [where] : [])].join(', '),
      description,
      date,
    })),
    ...crumbsOf(origin, { path: '/guides', title }),
  };
}

/** The guides of each area that has some. */
function groupsOf() {
  return Object.entries(areas)
    .map(([id, title]) => ({
      id,
      title,
      guides: all
        .filter(({ area }) => area === id)
        .map(({ slug, title, description, checkedOn }) => ({
          slug,
          title,
          description,
          checkedOn,
        })),
    }))
    .filter(({ guides }) => guides.length > 0);
}

function Guides({ content }: { content: ReturnType<typeof contentOf> }) {
  const { groups, columns } = content;
  return (
    <Subpage content={content}>
      {groups.map((group, index) => (
        <Part
          key={group.id}
          id={group.id}
          title={group.title}
          last={columns.length === 0 && index === groups.length - 1}
        >
          <ul className="guide-list">
            {group.guides.map(({ slug, checkedOn, ...guide }) => (
              <ListedArticle key={slug} href={`/guides/${slug}`} {...guide}>
                <time dateTime={checkedOn}>{dottedDate(checkedOn)}</time> {labels.checked}
              </ListedArticle>
            ))}
          </ul>
        </Part>
      ))}
      {columns.length > 0 && (
        <Part id="columns" title={guidesPage.columns.title} notes={guidesPage.columns.note} last>
          <ul className="guide-list">
            {columns.map(({ slug, of, date, ...column }) => (
              <ListedArticle key={slug} href={`/columns/${slug}`} {...column}>
                {of} <time dateTime={date}>{dottedDate(date)}</time>
              </ListedArticle>
            ))}
          </ul>
        </Part>
      )}
    </Subpage>
  );
}

interface ListedArticleProps {
  href: string;
  title: string;
  description: string;
  /** The date, with words around it. */
  children: ReactNode;
}

function ListedArticle({ href, title, description, children }: ListedArticleProps) {
  return (
    <li>
      <h3 className="t3">
        <a className="title-link" href={href}>
          {title}
        </a>
      </h3>
      <p>{description}</p>
      <p className="guide-date">{children}</p>
    </li>
  );
}
