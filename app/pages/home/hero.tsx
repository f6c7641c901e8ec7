import type { HomeCopy } from '#app/content/home.ts';
import { PhoneButton } from '#app/ui/phone-button.tsx';
import ArrowIcon from '~icons/lucide/arrow-right';
import { HeroDrawing } from './hero-drawing.tsx';

type Copy = HomeCopy['hero'];

/**
 * 누가, 얼마를, 언제까지: the three questions, two ways to reach the firm, where to start, and the drawing, which
 * on phones comes last.
 */
export function Hero({ copy }: { copy: Copy }) {
  return (
    <section
      data-where="hero"
      className="page-width grid gap-x-8 pb-12 pt-10 lg:pb-16 lg:grid-cols-12 lg:pt-14"
    >
      <div className="lg:col-span-5">
        <h1 className="t6 lg:mt-1.5">
          {copy.title.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </h1>
        <p className="mt-3 t4">{copy.promise}</p>
        <p className="mt-4 max-w-[33em]">{copy.text}</p>
        <div className="mt-7 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <a className="button button-primary lg:max-xl:px-4.5" href="#consult">
            {copy.request}
          </a>
          <PhoneButton className="lg:max-xl:px-4.5" />
        </div>
      </div>
      <Starts copy={copy.starts} />
      <div className="mt-12 lg:col-span-7 lg:col-start-6 lg:row-span-2 lg:row-start-1 lg:mt-0">
        <HeroDrawing copy={copy.drawing} />
      </div>
    </section>
  );
}

/** 어디서부터 시작할까요: four situations, each with the place that answers it. */
function Starts({ copy }: { copy: Copy['starts'] }) {
  return (
    <nav
      className="mt-10 lg:col-span-5 lg:mt-14 lg:self-end print:hidden"
      aria-labelledby="starts-title"
    >
      <h2 className="border-b border-ink pb-3 t3" id="starts-title">
        {copy.title}
      </h2>
      <ul className="sm:grid sm:grid-cols-2 sm:gap-x-8 lg:block">
        {copy.rows.map(({ text, href }) => (
          <li key={text} className="border-b border-line">
            <a className="group flex min-h-13.5 items-center justify-between text-ink" href={href}>
              <span className="group-hover:underline">{text}</span>
              <ArrowIcon />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
