import { Tabs } from '#app/ui/tabs/tabs.tsx';
import { Chapter } from '../parts/chapter.tsx';
import { Lines } from '../parts/text-rows.tsx';
import type { HomeCopy } from './copy.ts';
import { FirstSteps } from './first-steps.tsx';
import { ToPage } from './to-page.tsx';

type Copy = HomeCopy['situations'];

/** 지금 어떤 상황이신가요: five situations on the trunk, and what to do first in the chosen one. */
export function Situations({ copy, number }: { copy: Copy; number: number }) {
  return (
    <Chapter copy={copy} number={number} headingIn="body">
      <div className="mt-4 lg:mt-0">
        <Tabs
          label={copy.choose}
          orientation="vertical"
          items={copy.items.map(({ id, label, head, steps }) => ({
            id,
            label,
            panel: (
              <>
                <h3 className="mb-4 t4 lg:mb-6">
                  <Lines lines={head} />
                </h3>
                <FirstSteps steps={steps} />
                <ToPage href={`/situations/${id}`} text={`${label} ${copy.more}`} />
              </>
            ),
          }))}
        />
      </div>
    </Chapter>
  );
}
