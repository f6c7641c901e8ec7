import { dottedDate } from '#app/content/dotted-date.ts';
import type { LoadedProps } from '../parts/loaded.ts';
import { Part } from '../parts/part.tsx';
import { Subpage } from '../parts/subpage.tsx';
import type { notices as loader } from './notices.loader.server.ts';

/** 알림: every dated notice under its year, the newest first. */
export function Page({ content }: LoadedProps<typeof loader>) {
  const { years } = content;
  return (
    <Subpage content={content}>
      {years.map(({ year, notices }, index) => (
        <Part key={year} id={`year-${year}`} title={`${year}년`} last={index === years.length - 1}>
          <ul className="rows">
            {notices.map(({ id, date, title: heading }) => (
              <li key={id} id={id}>
                <a className="row row-link" href={`/notices/${id}`}>
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
    </Subpage>
  );
}
