import type { HomeCopy } from '#app/content/home.ts';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { MarginChapter } from '../parts/margin-chapter.tsx';

type Copy = HomeCopy['ways'];

/** 일하는 방식: how a consultation goes, what to bring, and what a fee is made of. */
export function Ways({ copy, number }: { copy: Copy; number: number }) {
  const { label, items } = copy.steps;
  return (
    <MarginChapter copy={copy} number={number} title={[copy.title]} note={copy.intro}>
      <div className="sm:hidden">
        <Carousel
          label={label}
          slides={items.map((item, index) => ({
            id: item.id,
            content: <WayStep item={item} number={index + 1} />,
          }))}
        />
      </div>
      <ol className="way-line hidden sm:grid" aria-label={label}>
        {items.map((item, index) => (
          <li key={item.id}>
            <WayStep item={item} number={index + 1} />
          </li>
        ))}
      </ol>
      <div className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:mt-16">
        <Rows {...copy.bring} />
        <Rows {...copy.fee} />
      </div>
    </MarginChapter>
  );
}

type Item = Copy['steps']['items'][number];

function WayStep({ item: { title, text }, number }: { item: Item; number: number }) {
  return (
    <>
      <h3 className="t3">
        <span className="mr-2 text-muted" aria-hidden="true">
          {number}
        </span>
        {title}
      </h3>
      <p className="mt-1.5">{text}</p>
    </>
  );
}

function Rows({ title, note, rows }: Copy['bring']) {
  return (
    <section>
      <h3 className="t3">{title}</h3>
      <p className="pb-3.5 text-muted t1">{note}</p>
      <dl className="border-t border-ink">
        {rows.map(({ term, text }) => (
          <div
            key={term}
            className="grid grid-cols-[5.5rem_1fr] items-baseline gap-x-2 border-b border-line py-3.5"
          >
            <dt className="text-muted t1">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
