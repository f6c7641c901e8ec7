import { dottedDate } from '#app/content/dotted-date.ts';
import type { PageProps } from '#app/router/page-route.ts';
import type { Crumb } from '../parts/crumbs.server.ts';
import { PageHead } from '../parts/page-head.tsx';
import { Part } from '../parts/part.tsx';
import { StructuredData } from '../parts/structured-data.tsx';

interface GuideEntry {
  href: string;
  title: string;
  description: string;
  checkedOn: string;
}

export interface GuidesContent {
  title: string;
  intro: string;
  groups: { id: string; title: string; guides: GuideEntry[] }[];
  crumbs: Crumb[];
  structuredData: object;
}

/** 글: every guide, under its area. */
export function Page({ content }: PageProps<GuidesContent>) {
  const { title, intro, groups, crumbs, structuredData } = content;
  return (
    <>
      <PageHead crumbs={crumbs} title={title} intro={intro} />
      {groups.map((group, index) => (
        <Part key={group.id} id={group.id} title={group.title} last={index === groups.length - 1}>
          <ul className="guide-list">
            {group.guides.map((guide) => (
              <li key={guide.href}>
                <h3 className="t3">
                  <a href={guide.href}>{guide.title}</a>
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
      <StructuredData data={structuredData} />
    </>
  );
}
