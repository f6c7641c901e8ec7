import { areaName } from '#app/content/areas.ts';
import type { Lawyer } from '#app/content/firm-schema.ts';
import type { HomeCopy } from '#app/content/home.ts';
import { MarginChapter } from '../parts/margin-chapter.tsx';
import { ToPage } from './to-page.tsx';

type Copy = HomeCopy['people'];

interface WhoWeAreProps {
  copy: Copy;
  /** What the link to the people's page says. */
  more: string;
  number: number;
}

/** 변호사: the lawyers whom the firm has filled in, by name and area, or else who does what. */
export function WhoWeAre({ copy, more, number }: WhoWeAreProps) {
  const { lawyers, roles } = copy;
  return (
    <MarginChapter copy={copy} number={number} title={[copy.title]}>
      <div className="hung">
        {lawyers.length > 0 ? (
          <dl className="person-rows">
            {lawyers.map((lawyer) => (
              <Row key={lawyer.name} lawyer={lawyer} />
            ))}
          </dl>
        ) : (
          <ul className="roles">
            {roles.map(({ role }) => (
              <li key={role} className="t3">
                {role}
              </li>
            ))}
          </ul>
        )}
        <ToPage href="/people" text={more} />
      </div>
    </MarginChapter>
  );
}

function Row({ lawyer }: { lawyer: Lawyer }) {
  const { name, role } = lawyer;
  return (
    <div className="person-row">
      <dt className="t3">
        {name} <span className="ml-1 font-normal font-sans text-muted t2">{role}</span>
      </dt>
      <dd>{fieldsOf(lawyer)}</dd>
    </div>
  );
}

/** Joined, so that no line begins with the dot. */
function fieldsOf({ areas: fields = [] }: Lawyer): string {
  return fields.map((id) => areaName(id).replaceAll('·', '\u2060·\u2060')).join(', ');
}
