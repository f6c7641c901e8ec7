import { dottedDate } from '#app/content/dotted-date.ts';
import type { PageProps } from '#app/router/page-route.ts';
import type { Crumb } from '../parts/crumbs.server.ts';
import { PageHead } from '../parts/page-head.tsx';
import { Part } from '../parts/part.tsx';
import { StructuredData } from '../parts/structured-data.tsx';

export interface NoticesContent {
  crumbs: Crumb[];
  title: string;
  intro: string;
  years: { year: string; notices: { id: string; date: string; title: string; href: string }[] }[];
  structuredData: object;
}

/** 알림: every dated notice under its year, the newest first. */
export function Page({ content }: PageProps<NoticesContent>) {
  const { crumbs, title, intro, years, structuredData } = content;
  return (
    <>
      <PageHead crumbs={crumbs} title={title} intro={intro} />
      {years.map(({ year, notices }, index) => (
        <Part key={year} id={`year-${year}`} title={`${year}년`} last={index === years.length - 1}>
          <ul className="rows">
            {notices.map(({ id, date, title: heading, href }) => (
              <li key={id} id={id}>
                <a className="row row-link" href={href}>
                  <time className="row-name" dateTime={date}>
                    {dottedDate(date)}
                  </time>
                  <span className="link-text">{heading}</span>
                </a>
              </li>
            ))}
          </ul>
        </Part>
      ))}
      <StructuredData data={structuredData} />
    </>
  );
}
