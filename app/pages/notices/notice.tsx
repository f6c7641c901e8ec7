import { firstPart } from '#app/firm/data/files/first-part.ts';
import { notices } from '#app/firm/data/notices.data.ts';
import type { Notice } from '#app/firm/schema/notice-schema.ts';
import { firm } from '#app/firm/view/firm.ts';
import { dottedDate } from '#app/law/dotted-date.ts';
import { definePage } from '#app/router/define-page.ts';
import { crumbsOf } from '../parts/crumbs.ts';
import { headline } from '../parts/headline.ts';
import { Subpage } from '../parts/subpage.tsx';
import { noticesPage } from './copy.ts';

/** One notice, with its day in the margin. */
export const notice = definePage({
  path: '/notices/:slug',
  audience: 'everyone',
  paths: () => notices.map(({ id }) => pathOf(id)),
  lastModified: (path) => notices.find(({ id }) => path === pathOf(id))?.date ?? firm.lawCheckedOn,
  page({ params, origin }) {
    const found = notices.find(({ id }) => id === params.slug);
    if (!found) return;
    const heading = `${found.lead}: ${found.title.replace(/\.$/, '')}`;
    const content = contentOf(found, heading, origin);
    return {
      head: { title: `${heading} | ${firm.name}`, description: firstPart(found.text.join(' ')) },
      body: <NoticePage content={content} />,
      searchable: content,
    };
  },
});

function pathOf(id: string): string {
  return `/notices/${id}`;
}

function contentOf(found: Notice, heading: string, origin: string) {
  const { id, date, lead, text, link } = found;
  return {
    ...crumbsOf(
      origin,
      { path: '/notices', title: noticesPage.title },
      { path: pathOf(id), title: lead },
    ),
    date,
    title: headline(heading),
    text,
    link,
    onward: [
      ...notices
        .filter((other) => other !== found)
        .slice(0, 3)
        .map((other) => ({ kind: noticesPage.title, text: other.title, href: pathOf(other.id) })),
      noticesPage.all,
    ],
  };
}

function NoticePage({ content }: { content: ReturnType<typeof contentOf> }) {
  const { date, text, link } = content;
  return (
    <Subpage
      content={content}
      notes={
        <>
          <time dateTime={date}>{dottedDate(date)}</time> {noticesPage.title}
        </>
      }
      head={
        <div className="mt-6 grid max-w-[37em] gap-y-4">
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {link && (
            <p>
              <a className="link inline-flex min-h-11 items-center" href={link.href}>
                {link.text}
              </a>
            </p>
          )}
        </div>
      }
    />
  );
}
