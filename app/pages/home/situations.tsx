import type { HomeCopy } from '#app/content/home.ts';
import { Tabs } from '#app/ui/tabs/tabs.tsx';
import { Chapter } from '../parts/chapter.tsx';
import { BodyTitle } from '../parts/chapter-title.tsx';
import { FirstSteps } from './first-steps.tsx';
import { ToPage } from './to-page.tsx';

interface SituationsProps {
  copy: HomeCopy['situations'];
  /** What the link to a situation's page says after the situation. */
  more: string;
  number: number;
}

/** 지금 어떤 상황이신가요: five situations on the trunk, and what to do first in the chosen one. */
export function Situations({ copy, more, number }: SituationsProps) {
  const { id, label, title, choose, items } = copy;
  return (
    <Chapter
      id={id}
      number={number}
      label={label}
      heading={<BodyTitle id={id} lines={[title]} />}
      headingIn="body"
    >
      <div className="mt-4 lg:mt-0">
        <Tabs
          label={choose}
          orientation="vertical"
          items={items.map((situation) => ({
            id: situation.id,
            label: situation.label,
            panel: (
              <>
                <h3 className="mb-4 t4 lg:mb-6">
                  {situation.head.map((line) => (
                    <span key={line} className="block">
                      {line}
                    </span>
                  ))}
                </h3>
                <FirstSteps steps={situation.steps} />
                <ToPage href={`/situations/${situation.id}`} text={`${situation.label} ${more}`} />
              </>
            ),
          }))}
        />
      </div>
    </Chapter>
  );
}
