import { dottedDate } from '#app/content/dotted-date.ts';
import type { LoadedProps } from '../parts/loaded.ts';
import { Part } from '../parts/part.tsx';
import { Subpage } from '../parts/subpage.tsx';
import type { guides } from './guides.loader.server.ts';

/** 글: every guide, under its area. */
export function Page({ content }: LoadedProps<typeof guides>) {
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
