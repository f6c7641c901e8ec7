import type { amendmentDays, amendments as copy } from '#app/content/amendments.ts';
import type { AmendmentGroup } from '#app/content/amendments-schema.ts';
import { Lines } from '../parts/lines.tsx';
import type { LoadedProps } from '../parts/loaded.ts';
import { MarkedWords } from '../parts/marked-words.tsx';
import { Part } from '../parts/part.tsx';
import { Subpage } from '../parts/subpage.tsx';
import type { amendments } from './amendments.loader.server.ts';

type Columns = (typeof copy)['columns'];

/** 신·구 조문 대비표: the law before and after, and from which day of death each change applies. */
export function Page({ content }: LoadedProps<typeof amendments>) {
  const { columns, groups, days } = content;
  return (
    <Subpage content={content}>
      {groups.map((group) => (
        <Part key={group.id} id={group.id} title={group.title} notes={<Lines lines={group.law} />}>
          <Comparison group={group} columns={columns} />
        </Part>
      ))}
      <Part id="days" title={days.title}>
        <Days days={days} />
      </Part>
    </Subpage>
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
function Days({ days }: { days: typeof amendmentDays }) {
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
