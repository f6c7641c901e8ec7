import { RuntimeIcon } from '#app/ui/icon/icon.tsx';
import type { LoadedProps } from '../parts/loaded.ts';
import { Part } from '../parts/part.tsx';
import { Subpage } from '../parts/subpage.tsx';
import type { people } from './people.loader.server.ts';
import { Portrait } from './portrait.tsx';

/** 변호사: the lawyers whom the firm has filled in, and who does what in a case. */
export function Page({ content }: LoadedProps<typeof people>) {
  const { lawyers, roles, links } = content;
  return (
    <Subpage content={content}>
      {lawyers.length > 0 && (
        <Part id="lawyers" title="변호사">
          <ul className="lawyers">
            {lawyers.map((lawyer) => (
              <li key={lawyer.id}>
                <Portrait profile={lawyer} />
                <div>
                  <h3 className="t3">
                    <a className="title-link" href={`/people/${lawyer.id}`}>
                      {lawyer.name}
                    </a>
                  </h3>
                  <p>{lawyer.role}</p>
                  {lawyer.areas.length > 0 && (
                    <p className="text-muted">
                      <span className="sr-only">담당 업무 </span>
                      {lawyer.areas.map(({ text }) => text).join(', ')}
                    </p>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {roles.length > 0 && (
        <Part id="roles" title="역할">
          <dl className="rows">
            {roles.map(({ role, work }) => (
              <div key={role} className="row">
                <dt className="t3">{role}</dt>
                <dd>{work}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      {links.length > 0 && (
        <Part id="elsewhere" title="블로그와 영상">
          <ul className="link-rows">
            {links.map(({ name, href, icon }) => (
              <li key={href}>
                <a className="link-only" href={href} rel="noopener">
                  <span className="link-text">
                    <RuntimeIcon name={icon} className="mr-3" />
                    {name}
                  </span>
                  <span className="text-muted">{new URL(href).hostname}</span>
                </a>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </Subpage>
  );
}
