import { dottedDate } from '#app/content/dotted-date.ts';
import type { Notice } from '#app/content/notice-schema.ts';
import type { PageProps } from '#app/router/page-route.ts';
import type { Crumb } from '../parts/crumbs.server.ts';
import { Onward, type OnwardLink } from '../parts/onward.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { StructuredData } from '../parts/structured-data.tsx';

export interface NoticeContent extends Pick<Notice, 'date' | 'title' | 'text' | 'link'> {
  crumbs: Crumb[];
  onward: OnwardLink[];
  structuredData: object;
}

/** One notice, with its day in the margin. */
export function Page({ content }: PageProps<NoticeContent>) {
  const { crumbs, date, title, text, link, onward, structuredData } = content;
  return (
    <>
      <PageHead
        crumbs={crumbs}
        title={title}
        notes={
          <>
            <time dateTime={date}>{dottedDate(date)}</time> 알림
          </>
        }
      >
        <div className="mt-6 grid max-w-[37em] gap-y-4">
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <a className="link inline-flex min-h-11 items-center" href={link.href}>
              {link.text}
            </a>
          </p>
        </div>
      </PageHead>
      <Onward links={onward} />
      <StructuredData data={structuredData} />
    </>
  );
}
