import { areas } from '#app/firm/areas.ts';
import { firm } from '#app/firm/firm.ts';
import { guides as all } from '#app/firm/guides.data.ts';
import { dottedDate } from '#app/law/dotted-date.ts';
import { definePage } from '#app/router/define-page.ts';
import { crumbsOf } from '../parts/crumbs.ts';
import { Part } from '../parts/part.tsx';
import { Subpage } from '../parts/subpage.tsx';
import { guidesPage } from './copy.ts';

/** 글: every guide, under its area. */
export const guides = definePage({
  path: '/guides',
  audience: 'everyone',
  links: [{ text: '글', menu: 'main' }],
  lastModified: () =>
    all
      .map(({ checkedOn }) => checkedOn)
      .toSorted()
      .at(-1) ?? firm.lawCheckedOn,
  page({ origin }) {
    const content = contentOf(origin);
    return { head: guidesPage.head, body: <Guides content={content} />, searchable: content };
  },
});

function contentOf(origin: string) {
  const { title, intro } = guidesPage;
  return { title, intro, groups: groupsOf(), ...crumbsOf(origin, { path: '/guides', title }) };
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
  const { groups } = content;
  return (
    <Subpage content={content}>
      {groups.map((group, index) => (
        <Part key={group.id} id={group.id} title={group.title} last={index === groups.length - 1}>
          <ul className="guide-list">
            {group.guides.map((guide) => (
              <li key={guide.slug}>
                <h3 className="t3">
                  <a className="title-link" href={`/guides/${guide.slug}`}>
                    {guide.title}
                  </a>
                </h3>
                <p>{guide.description}</p>
                <p className="guide-date">
                  <time dateTime={guide.checkedOn}>{dottedDate(guide.checkedOn)}</time> 확인
                </p>
              </li>
            ))}
          </ul>
        </Part>
      ))}
    </Subpage>
  );
}
