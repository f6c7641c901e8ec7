import { notices as dated } from '#app/firm/data/notices.data.ts';
import { firm } from '#app/firm/view/firm.ts';
import { dottedMonthDay } from '#app/law/dotted-date.ts';
import { definePage } from '#app/router/define-page.ts';
import ArrowIcon from '~icons/lucide/arrow-right';
import { crumbsOf } from '../parts/crumbs.ts';
import { Part } from '../parts/part.tsx';
import { Subpage } from '../parts/subpage.tsx';
import { noticesPage } from './copy.ts';

/** 알림: every dated notice under its year, the newest first. */
export const notices = definePage({
  path: '/notices',
  audience: 'everyone',
  links: [{ text: noticesPage.title, menu: 'footer' }],
  lastModified: () => dated[0]?.date ?? firm.lawCheckedOn,
  page({ origin }) {
    const content = contentOf(origin);
    return { head: noticesPage.head, body: <Notices content={content} />, searchable: content };
  },
});

function contentOf(origin: string) {
  const { title, intro } = noticesPage;
  const listed = dated.map(({ id, date, lead, title: heading }) => ({
    id,
    date,
    title: `${lead} ${heading}`,
  }));
  const years = Map.groupBy(listed, ({ date }) => date.slice(0, 4));
  return {
    ...crumbsOf(origin, { path: '/notices', title }),
    title,
    intro,
    years: [...years].map(([year, those]) => ({ year, notices: those })),
  };
}

function Notices({ content }: { content: ReturnType<typeof contentOf> }) {
  const { years } = content;
  return (
    <Subpage content={content}>
      {years.map(({ year, notices }, index) => (
        <Part
          key={year}
          id={`year-${year}`}
          title={noticesPage.year(year)}
          last={index === years.length - 1}
        >
          <ul className="rows">
            {notices.map(({ id, date, title: heading }) => (
              <li key={id} id={id}>
                <a className="row row-link" href={`/notices/${id}`}>
                  <time className="row-name" dateTime={date}>
                    {/* Without the year, which is the heading. */}
                    {dottedMonthDay(date)}
                  </time>
                  <span className="link-text">{heading}</span>
                  <ArrowIcon />
                </a>
              </li>
            ))}
          </ul>
        </Part>
      ))}
    </Subpage>
  );
}
