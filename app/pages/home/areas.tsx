import { Chapter } from '../parts/chapter.tsx';
import type { HomeCopy } from './copy.ts';

type Copy = HomeCopy['areas'];

/** 업무: the firm's areas under the three questions, each a row that leads to its page. */
export function Areas({ copy, number }: { copy: Copy; number: number }) {
  return (
    <Chapter copy={copy} number={number} headingIn="margin">
      <div className="area-groups">
        {copy.groups.map((group) => (
          <Group key={group.id} group={group} />
        ))}
      </div>
    </Chapter>
  );
}

function Group({ group: { id, question, areas } }: { group: Copy['groups'][number] }) {
  return (
    <div className="area-group mb-6 last:mb-0 lg:mb-0">
      <span className="area-node" aria-hidden="true" />
      <h3 className="t4" id={id}>
        {question}
      </h3>
      <ul className="mt-1 lg:mt-4 lg:border-t lg:border-ink">
        {areas.map((area) => (
          <li key={area.id} className="area" id={area.id}>
            <a href={`/areas/${area.id}`}>
              <h4 className="t3">{area.name}</h4>
              <p>{area.when}</p>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
