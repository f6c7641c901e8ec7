import { areas } from '#app/content/areas.ts';
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
    <MarginChapter copy={copy} number={number} title={[copy.title]} note={copy.intro}>
      <div className="hung">
        <dl className="person-rows">
          {lawyers.length > 0
            ? lawyers.map((lawyer) => (
                <Row key={lawyer.name} term={<Name lawyer={lawyer} />} text={fieldsOf(lawyer)} />
              ))
            : roles.map(({ role, work }) => <Row key={role} term={role} text={work} />)}
        </dl>
        <ToPage href="/people" text={more} />
      </div>
    </MarginChapter>
  );
}

function Row({ term, text }: { term: React.ReactNode; text: string }) {
  return (
    <div className="person-row">
      <dt className="t3">{term}</dt>
      <dd>{text}</dd>
    </div>
  );
}

function Name({ lawyer: { name, role } }: { lawyer: Lawyer }) {
  return (
    <>
      {name} <span className="ml-1 font-normal font-sans text-muted t2">{role}</span>
    </>
  );
}

/** Joined, so that no line begins with the dot. */
function fieldsOf({ areas: fields = [] }: Lawyer): string {
  return fields.map((id) => areas[id].replaceAll('·', '\u2060·\u2060')).join(', ');
}
