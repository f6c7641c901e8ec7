import type { HomeCopy } from '#app/content/home.ts';
import { Tabs } from '#app/ui/tabs/tabs.tsx';
import { Chapter } from '../parts/chapter.tsx';
import { BodyTitle } from '../parts/chapter-title.tsx';
import { StepList } from '../parts/step-list.tsx';

interface SituationsProps {
  copy: HomeCopy['situations'];
  number: number;
}

/** 지금 어떤 상황이신가요: five situations on the trunk, and what to do first in the chosen one. */
export function Situations({ copy, number }: SituationsProps) {
  const { id, label, title, choose, items } = copy;
  return (
    <Chapter
      id={id}
      number={number}
      label={label}
      heading={<BodyTitle id={id} lines={[title]} />}
      headingIn="body"
    >
      <div className="mt-6 lg:mt-0">
        <Tabs
          label={choose}
          orientation="vertical"
          items={items.map((situation) => ({
            id: situation.id,
            label: situation.label,
            panel: (
              <>
                <h3 className="mb-6 t4">
                  {situation.head.map((line) => (
                    <span key={line} className="block">
                      {line}
                    </span>
                  ))}
                </h3>
                <StepList steps={situation.steps} />
              </>
            ),
          }))}
        />
      </div>
    </Chapter>
  );
}
