import type { HomeCopy } from '#app/content/home.ts';
import { Chapter } from './chapter.tsx';

type Copy = HomeCopy['areas'];

/** 맡는 일: the firm's work under the three questions, each piece with its article. */
export function Areas({ copy, number }: { copy: Copy; number: number }) {
  return (
    <Chapter
      id={copy.id}
      number={number}
      label={copy.label}
      heading={<Heading copy={copy} />}
      headingIn="margin"
    >
      <div className="area-groups">
        {copy.groups.map((group) => (
          <Group key={group.id} group={group} />
        ))}
      </div>
    </Chapter>
  );
}

function Heading({ copy }: { copy: Copy }) {
  return (
    <>
      <h2 className="mt-5 t5 lg:mt-12" id={`${copy.id}-title`}>
        {copy.title}
      </h2>
      <p className="mb-9 mt-3.5 text-muted t1 lg:mb-0">
        {copy.intro.map((line) => (
          <span key={line} className="lg:block">
            {line}{' '}
          </span>
        ))}
      </p>
    </>
  );
}

function Group({ group }: { group: Copy['groups'][number] }) {
  return (
    <div className="area-group mb-9 last:mb-0 lg:mb-0">
      <span className="area-node" aria-hidden="true" />
      <h3 className="t4" id={group.id}>
        {group.question}
      </h3>
      <p className="pb-1 text-muted t1 lg:border-b lg:border-ink lg:pb-5">{group.note}</p>
      {group.areas.map(({ id, name, text, basis }) => (
        <article key={id} className="border-b border-line py-5" id={id}>
          <h4 className="t3">{name}</h4>
          <p className="mt-1">{text}</p>
          <p className="mt-2 text-muted t1">{basis}</p>
        </article>
      ))}
    </div>
  );
}
