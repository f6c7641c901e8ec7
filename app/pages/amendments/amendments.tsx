import type { amendmentDays, amendments } from '#app/content/amendments.ts';
import type { AmendmentGroup } from '#app/content/amendments-schema.ts';
import type { PageProps } from '#app/router/page-route.ts';
import type { Crumb } from '../parts/crumbs.server.ts';
import { MarkedWords } from '../parts/marked-words.tsx';
import { Onward, type OnwardLink } from '../parts/onward.tsx';
import { PageHead, PageNotes } from '../parts/page-head.tsx';
import { Part } from '../parts/part.tsx';
import { StructuredData } from '../parts/structured-data.tsx';

type Columns = (typeof amendments)['columns'];
type Days = typeof amendmentDays;

export interface AmendmentsContent {
  crumbs: Crumb[];
  title: string;
  intro: string;
  notes: string[];
  columns: Columns;
  groups: AmendmentGroup[];
  days: Days;
  onward: OnwardLink[];
  structuredData: object;
}

/** 신·구 조문 대비표: the law before and after, and from which day of death each change applies. */
export function Page({ content }: PageProps<AmendmentsContent>) {
  const { crumbs, title, intro, notes, columns, groups, days, onward } = content;
  return (
    <>
      <PageHead crumbs={crumbs} title={title} intro={intro} notes={<PageNotes lines={notes} />} />
      {groups.map((group) => (
        <Part
          key={group.id}
          id={group.id}
          title={group.title}
          notes={<PageNotes lines={group.law} />}
        >
          <Comparison group={group} columns={columns} />
        </Part>
      ))}
      <Part id="days" title={days.title}>
        <Days days={days} />
      </Part>
      <Onward links={onward} />
      <StructuredData data={content.structuredData} />
    </>
  );
}

function Comparison({ group, columns }: { group: AmendmentGroup; columns: Columns }) {
  return (
    <div className="rows">
      <div className="amendment amendment-columns" aria-hidden="true">
        <span>{columns.before}</span>
        <span>{columns.now}</span>
      </div>
      {group.rows.map(({ title, basis, before, now, applies, more }) => (
        <section key={title} className="amendment">
          <div className="amendment-title">
            <h3 className="text-balance t3">{title}</h3>
            <p className="row-basis">{basis}</p>
          </div>
          <dl className="amendment-words">
            <div>
              <dt>{columns.before}</dt>
              <dd className="text-muted">{before}</dd>
            </div>
            <div>
              <dt>{columns.now}</dt>
              <dd className="text-ink">
                <MarkedWords text={now} as="mark" />
              </dd>
            </div>
            <div className="amendment-applies">
              <dt>적용</dt>
              <dd>
                <p className="font-semibold text-ink">{applies}</p>
                {more.map((text) => (
                  <p key={text} className="mt-2">
                    {text}
                  </p>
                ))}
              </dd>
            </div>
          </dl>
        </section>
      ))}
    </div>
  );
}

/** The days on one line. */
function Days({ days }: { days: Days }) {
  return (
    <ol className="day-line">
      {days.items.map(({ day, text, basis }) => (
        <li key={day}>
          <p className="t3">{day}</p>
          <p>{text}</p>
          <p className="row-basis">{basis}</p>
        </li>
      ))}
    </ol>
  );
}
