import type { Notice } from '#app/content/content-schema.ts';
import { dottedDate } from '#app/content/dotted-date.ts';
import type { PageProps } from '#app/router/page-route.ts';
import { StructuredData } from '../structured-data.tsx';

export interface NoticesContent {
  title: string;
  intro: string;
  notices: Notice[];
  structuredData: object;
}

/** 알림: every dated notice, the newest first. */
export function Page({ content }: PageProps<NoticesContent>) {
  const { title, intro, notices, structuredData } = content;
  return (
    <div className="page-width py-12 lg:py-20">
      <h1 className="t5">{title}</h1>
      <p className="mt-3.5 max-w-[37em]">{intro}</p>
      <div className="mt-10 border-t border-ink lg:mt-13">
        {notices.map((notice) => (
          <article
            key={notice.id}
            className="grid gap-x-8 gap-y-3 border-b border-line py-8 lg:grid-cols-12"
            id={notice.id}
          >
            <p className="text-muted lg:col-span-3">
              <time dateTime={notice.date}>{dottedDate(notice.date)}</time>
            </p>
            <div className="max-w-[37em] lg:col-span-9">
              <h2 className="t3">{notice.title}</h2>
              {notice.text.map((text) => (
                <p key={text} className="mt-3">
                  {text}
                </p>
              ))}
              <p className="mt-2">
                <a className="link inline-flex min-h-11 items-center" href={notice.link.href}>
                  {notice.link.text}
                </a>
              </p>
            </div>
          </article>
        ))}
      </div>
      <StructuredData data={structuredData} />
    </div>
  );
}
