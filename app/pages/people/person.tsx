import type { LoadedProps } from '../parts/loaded.ts';
import { Part } from '../parts/part.tsx';
import { Points } from '../parts/points.tsx';
import { Subpage } from '../parts/subpage.tsx';
import type { person } from './person.loader.server.ts';
import { Portrait } from './portrait.tsx';

/** One lawyer: portrait, areas of work and career. */
export function Page({ content }: LoadedProps<typeof person>) {
  const { areas, career, registeredField } = content.lawyer;
  return (
    <Subpage
      content={content}
      notes={<Portrait profile={content.lawyer} />}
      head={
        registeredField && (
          <p className="mt-1.5">{registeredField} (대한변호사협회 전문분야 등록)</p>
        )
      }
    >
      {areas.length > 0 && (
        <Part id="areas" title="담당 업무">
          <ul className="link-rows">
            {areas.map(({ text, href }) => (
              <li key={href}>
                <a className="link-only" href={href}>
                  <span className="link-text">{text}</span>
                </a>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {career.length > 0 && (
        <Part id="career" title="경력">
          <Points lines={career} />
        </Part>
      )}
    </Subpage>
  );
}
