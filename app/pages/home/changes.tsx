import { Chapter } from '../parts/chapter.tsx';
import { MarkedWords } from '../parts/marked-words.tsx';
import { Lines } from '../parts/text-rows.tsx';
import type { HomeCopy } from './copy.ts';
import { ToPage } from './to-page.tsx';

type Copy = HomeCopy['amendments'];

/** How many changes the home page shows. /amendments shows all. */
const ROWS = 2;

/** 달라진 법: the present law, and the deaths it applies to. /amendments compares it with the law before. */
export function Changes({ copy, number }: { copy: Copy; number: number }) {
  const [group, ...earlier] = copy.groups;
  return (
    <Chapter
      copy={copy}
      number={number}
      headingIn="body"
      notes={
        <p className="mb-5 mt-2.5 text-muted t1 lg:my-0">
          <Lines lines={[...(group?.law ?? []), copy.checked]} className="lg:block" />
        </p>
      }
    >
      <dl className="border-t border-ink">
        {group?.rows.slice(0, ROWS).map(({ title, now, applies }) => (
          <div key={title} className="change">
            <dt className="t3">{title}</dt>
            <dd>
              <p className="text-ink">
                <MarkedWords text={now} as="mark" />
              </p>
              <p className="text-muted">{applies}</p>
            </dd>
          </div>
        ))}
      </dl>
      <div id={earlier[0]?.id}>
        <ToPage href="/amendments" text={copy.more} />
      </div>
    </Chapter>
  );
}
