import type { PageProps } from '#app/router/page-route.ts';
import type { Crumb } from '../parts/crumbs.server.ts';
import { Onward, type OnwardLink } from '../parts/onward.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Part } from '../parts/part.tsx';
import { StructuredData } from '../parts/structured-data.tsx';

interface AreaRow {
  id: string;
  name: string;
  text: string;
  deadline: string;
  /** Whether it has one. */
  due: boolean;
  basis: string;
}

export interface AreasContent {
  crumbs: Crumb[];
  title: string;
  intro: string;
  groups: { id: string; question: string; note: string; areas: AreaRow[] }[];
  onward: OnwardLink[];
  structuredData: object;
}

/** 업무: every area under the question that it answers, each with its deadline. */
export function Page({ content }: PageProps<AreasContent>) {
  const { crumbs, title, intro, groups, onward, structuredData } = content;
  return (
    <>
      <PageHead crumbs={crumbs} title={title} intro={intro} />
      {groups.map(({ id, question, note, areas }) => (
        <Part key={id} id={id} title={question} notes={note}>
          <ul className="rows">
            {areas.map((area) => (
              <li key={area.id} className="row area-row">
                <h3 className="t3">
                  <a href={`/areas/${area.id}`}>{area.name}</a>
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
      <Onward links={onward} />
      <StructuredData data={structuredData} />
    </>
  );
}
