import type { LoadedProps } from '../parts/loaded.ts';
import { Part } from '../parts/part.tsx';
import { Subpage } from '../parts/subpage.tsx';
import type { areas } from './areas.loader.server.ts';

/** 업무: every area under the question that it answers, each with its deadline. */
export function Page({ content }: LoadedProps<typeof areas>) {
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
