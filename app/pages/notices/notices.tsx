import type { Notice } from '#app/content/content-schema.ts';
import { dottedDate } from '#app/content/dotted-date.ts';
import type { PageProps } from '#app/router/page-route.ts';
import type { Crumb } from '../parts/crumbs.server.ts';
import { PageHead } from '../parts/page-head.tsx';
import { Part } from '../parts/part.tsx';
import { StructuredData } from '../parts/structured-data.tsx';

export interface NoticesContent {
  title: string;
  intro: string;
  notices: Notice[];
  crumbs: Crumb[];
  structuredData: object;
}

/** 알림: every dated notice, the newest first. */
export function Page({ content }: PageProps<NoticesContent>) {
  const { title, intro, notices, crumbs, structuredData } = content;
  return (
    <>
      <PageHead crumbs={crumbs} title={title} intro={intro} />
      {notices.map(({ id, date, title: heading, text, link }, index) => (
        <Part
          key={id}
          id={id}
          title={heading}
          notes={<time dateTime={date}>{dottedDate(date)}</time>}
          last={index === notices.length - 1}
        >
          <div className="max-w-[37em]">
            {text.map((paragraph) => (
              <p key={paragraph} className="not-first:mt-3">
                {paragraph}
              </p>
            ))}
            <p className="mt-2">
              <a className="link inline-flex min-h-11 items-center" href={link.href}>
                {link.text}
              </a>
            </p>
          </div>
        </Part>
      ))}
      <StructuredData data={structuredData} />
    </>
  );
}
