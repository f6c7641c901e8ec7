import { dottedDate } from '#app/content/dotted-date.ts';
import type { LoadedProps } from '../parts/loaded.ts';
import { Subpage } from '../parts/subpage.tsx';
import type { notice } from './notice.loader.server.ts';

/** One notice, with its day in the margin. */
export function Page({ content }: LoadedProps<typeof notice>) {
  const { date, text, link } = content;
  return (
    <Subpage
      content={content}
      notes={
        <>
          <time dateTime={date}>{dottedDate(date)}</time> 알림
        </>
      }
      head={
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
      }
    />
  );
}
