import { areaDetails, areaGroups } from '#app/firm/view/area-details.ts';
import { firm } from '#app/firm/view/firm.ts';
import { situations } from '#app/firm/view/situations.ts';
import { definePage } from '#app/router/define-page.ts';
import { crumbsOf } from '../parts/crumbs.ts';
import { situationOnward } from '../parts/onward-links.ts';
import { Part } from '../parts/part.tsx';
import { Subpage } from '../parts/subpage.tsx';
import { areasPage as copy } from './copy.ts';

/** 업무: every area under the question that it answers, each with its deadline. */
export const areas = definePage({
  path: '/areas',
  audience: 'everyone',
  lastModified: () => firm.lawCheckedOn,
  page({ origin }) {
    const content = contentOf(origin);
    return {
      head: copy.head,
      body: <Areas content={content} />,
      searchable: content,
    };
  },
});

function contentOf(origin: string) {
  return {
    ...crumbsOf(origin, { path: '/areas', title: copy.name }),
    title: copy.title,
    intro: copy.intro,
    groups: areaGroups.map(({ id, question, note, areas: listed }) => ({
      id,
      question,
      note,
      areas: listed.map(({ id, name, text, basis }) => ({
        id,
        name,
        text,
        basis,
        deadline: firstSentence(areaDetails[id]?.deadline ?? ''),
        // A will can be written at any time.
        due: id !== 'will',
      })),
    })),
    onward: situations.map(({ id }) => situationOnward(id)),
  };
}

function firstSentence(text: string): string {
  return text.split('. ')[0] ?? text;
}

function Areas({ content }: { content: ReturnType<typeof contentOf> }) {
  return (
    <Subpage content={content}>
      {content.groups.map(({ id, question, note, areas: listed }) => (
        <Part key={id} id={id} title={question} notes={note}>
          <ul className="rows">
            {listed.map((area) => (
              <li key={area.id} className="row area-row">
                <h3 className="t3">
                  <a className="title-link" href={`/areas/${area.id}`}>
                    {area.name}
                  </a>
                </h3>
                <p>{area.text}</p>
                <p className="due-line" data-due={area.due || undefined}>
                  {area.deadline}
                </p>
                <p className="row-basis">{area.basis}</p>
              </li>
            ))}
          </ul>
        </Part>
      ))}
    </Subpage>
  );
}
