import { Island } from '#app/browser/island.tsx';
import { copy as formsCopy } from '#app/calculators/forms/copy.ts';
import { island } from '#app/calculators/forms/forms.island.ts';
import { guides } from '#app/calculators/forms/guide-copy.ts';
import type { Cost } from '#app/calculators/forms/guide-leaf.tsx';
import type { FormId } from '#app/calculators/forms/model.ts';
import { courtAbroad, courtTable } from '#app/firm/view/courts.ts';
import { forms as shownForms } from '#app/firm/view/forms.ts';
import { standing } from '#app/firm/view/standing.ts';
import { tasks } from '#app/firm/view/tasks.ts';
import { lawAsOf } from '#app/law/amendments.ts';
import { definePage } from '#app/router/define-page.ts';
import { crumbsOf } from '../parts/crumbs.ts';
import { Part } from '../parts/part.tsx';
import { StructuredData } from '../parts/structured-data.tsx';
import { formsPage as copy } from './copy.ts';

/** The ids of the forms that a lawyer has reviewed. */
const shown = shownForms.map(({ id }) => id);

/** 서류 쓰기: fills in the papers for the court. The forms change in place: `/forms#renounce`. */
export const forms = definePage({
  path: '/forms',
  audience: 'everyone',
  furtherStyles: true,
  links: [{ text: copy.name, menu: 'main', header: false }],
  lastModified: () => lawAsOf,
  searchParts: () =>
    shown.map((id) => {
      const { name, note } = formsCopy.forms[id];
      const { seal, notAlone, mistakes, after } = guides[id];
      const text = [note, seal, ...notAlone, ...mistakes, after].join(' ');
      return { id, kind: copy.name, title: name, text };
    }),
  page({ origin }) {
    const { structuredData } = crumbsOf(origin, { path: '/forms', title: copy.name });
    const content = { forms: formsCopy.forms, guides };
    return {
      head: copy.head,
      body: (
        <article id="forms">
          <Island
            of={island}
            start="touch"
            props={{
              shown,
              courts: courtTable(),
              courtAbroad: courtAbroad.court,
              costs: costs(),
            }}
          />
          <div className="forms-static">
            {shown.map((id) => (
              <PaperPart key={id} id={id} />
            ))}
            <Others />
          </div>
          <StructuredData data={structuredData} />
        </article>
      ),
      searchable: content,
    };
  },
});

/** Advice that goes with a paper. Hidden where the forms can be filled in, whose guide leaf says the same. */
function PaperPart({ id }: { id: FormId }) {
  const { seal, notAlone, mistakes, after } = copy.papers;
  const guide = guides[id];
  const lists = [
    { term: seal, lines: [guide.seal] },
    { term: notAlone, lines: guide.notAlone },
    { term: mistakes, lines: guide.mistakes },
    { term: after, lines: [guide.after] },
  ];
  return (
    <Part id={id} title={formsCopy.forms[id].name}>
      <dl>
        {lists.map(({ term, lines }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

function Others() {
  const { papers, courts } = copy.others;
  const links = [
    { href: '/papers', text: papers, stands: standing['/papers'] },
    { href: '/courts', text: courts, stands: standing['/courts'] },
  ].filter(({ stands }) => stands);
  return (
    <p className="forms-others">
      {links.map(({ href, text }) => (
        <a key={href} className="link" href={href}>
          {text}
        </a>
      ))}
    </p>
  );
}

/** The costs that the tasks of the forms name. */
function costs(): Record<FormId, Cost[]> {
  const of = (id: FormId): Cost[] =>
    (tasks.find((task) => task.id === id)?.costs ?? []).flatMap(({ what, won, verified, asOf }) =>
      won === undefined ? [] : [{ what, won, asOf: verified === 'text' ? null : (asOf ?? null) }],
    );
  return { renounce: of('renounce'), limited: of('limited'), extend: of('extend') };
}
