import type { AmendmentGroup } from '#app/firm/schema/amendments-schema.ts';
import { firm } from '#app/firm/view/firm.ts';
import { definePage } from '#app/router/define-page.ts';
import { civilActNote, onwardTo } from '../parts/copy.ts';
import { crumbsOf } from '../parts/crumbs.ts';
import { MarkedWords } from '../parts/marked-words.tsx';
import { areaOnward, guideOnward, questionsOnward, toolOnward } from '../parts/onward-links.ts';
import { Part } from '../parts/part.tsx';
import { Subpage } from '../parts/subpage.tsx';
import { Lines } from '../parts/text-rows.tsx';
import { type Answer, answerOf } from './answer.ts';
import { answerCases } from './answer-cases.behaviour.ts';
import { amendmentAnswers, amendmentDays, amendmentsOnward, amendments as copy } from './copy.ts';

/** 신·구 조문 대비표: the law before and after, and from which day of death each change applies. */
export const amendments = definePage({
  path: '/amendments',
  audience: 'everyone',
  links: [{ text: copy.label, menu: 'main' }],
  lastModified: () => firm.lawCheckedOn,
  page({ origin }) {
    const { title, description } = copy.page;
    const content = contentOf(origin);
    return {
      head: { title: `${title} | ${firm.name}`, description },
      body: <Amendments content={content} />,
      searchable: content,
    };
  },
});

function contentOf(origin: string) {
  const { page, title, columns, groups, checked } = copy;
  const { areas, tool, guides, questions } = amendmentsOnward;
  return {
    ...crumbsOf(origin, { path: '/amendments', title: copy.label }),
    title: title.join(' '),
    intro: page.intro,
    notes: [checked, civilActNote],
    columns,
    groups,
    days: amendmentDays,
    onward: [
      ...areas.map(areaOnward),
      toolOnward(tool),
      ...guides.map(guideOnward),
      ...questionsOnward(questions),
      onwardTo.request,
    ],
  };
}

function Amendments({ content }: { content: ReturnType<typeof contentOf> }) {
  const { columns, groups, days } = content;
  return (
    <Subpage content={content} head={<DeathField />}>
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

interface ComparisonProps {
  group: AmendmentGroup;
  columns: (typeof copy)['columns'];
}

function Comparison({ group, columns }: ComparisonProps) {
  return (
    <div className="rows">
      <div className="amendment amendment-columns" aria-hidden="true">
        <span>{columns.before}</span>
        <span>{columns.now}</span>
      </div>
      {group.rows.map(({ title, basis, before, now, applies, more, rule, exceptions }) => (
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
              <dt>{copy.applies}</dt>
              <dd>
                <p className="font-semibold text-ink">{applies}</p>
                <AnswerLine answer={answerOf(rule, exceptions, more)} />
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

/** The date of death, for which the page answers what applies. */
function DeathField() {
  const { label, hint, empty, filled, answered, unreadable, future } = amendmentAnswers;
  return (
    <div className="amendment-death needs-script" {...answerCases}>
      <div className="amendment-death-head">
        <label className="font-semibold text-ink" htmlFor="amendment-death">
          {label}
        </label>
        <button className="link min-w-11" type="button" hidden>
          {empty}
        </button>
      </div>
      <input
        className="field"
        id="amendment-death"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        aria-describedby="amendment-death-hint"
      />
      <p className="mt-2 text-muted" id="amendment-death-hint">
        {hint}
      </p>
      <p
        className="amendment-status"
        role="status"
        data-filled={filled}
        data-answered={answered}
        data-unreadable={unreadable}
        data-future={future}
      />
    </div>
  );
}

/** Place of the answer, which script writes. */
function AnswerLine({ answer }: { answer: Answer | null }) {
  if (!answer) return null;
  const { from, yes, no } = answer;
  return <p className="amendment-answer" data-from={from} data-yes={yes} data-no={no} />;
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
