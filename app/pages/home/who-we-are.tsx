import type { Lawyer } from '#app/firm/schema/person-schema.ts';
import { areaName } from '#app/firm/view/areas.ts';
import { Unbroken } from '#app/ui/unbroken.tsx';
import { Chapter } from '../parts/chapter.tsx';
import type { HomeCopy } from './copy.ts';
import { ToPage } from './to-page.tsx';

type Copy = HomeCopy['people'];

/** 변호사: the lawyers whom the firm has filled in, by name and area, or else who does what. */
export function WhoWeAre({ copy, number }: { copy: Copy; number: number }) {
  const { lawyers, roles, more } = copy;
  return (
    <Chapter copy={copy} number={number} headingIn="margin">
      <div className="hung">
        {lawyers.length > 0 ? (
          <dl className="border-t border-ink lg:border-t-0">
            {lawyers.map((lawyer) => (
              <div key={lawyer.name} className="person-row">
                <dt className="t3">
                  {lawyer.name}{' '}
                  <span className="ml-1 font-normal font-sans text-muted t2">{lawyer.role}</span>
                </dt>
                <dd>
                  <Unbroken text={fieldsOf(lawyer)} />
                </dd>
              </div>
            ))}
          </dl>
        ) : (
          <ul className="flex flex-wrap gap-x-[32px] gap-y-[4px] pt-[8px]">
            {roles.map(({ role }) => (
              <li key={role} className="t3">
                {role}
              </li>
            ))}
          </ul>
        )}
        <ToPage href="/people" text={more} />
      </div>
    </Chapter>
  );
}

function fieldsOf({ areas: fields = [] }: Lawyer): string {
  return fields.map(areaName).join(', ');
}
