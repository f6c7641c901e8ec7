import { PhoneButton } from '#app/pages/parts/phone-button.tsx';
import ArrowIcon from '~icons/lucide/arrow-right';
import { Lines } from '../parts/text-rows.tsx';
import type { HomeCopy } from './copy.ts';
import { HeroDrawing } from './hero-drawing.tsx';

type Copy = HomeCopy['hero'];

/**
 * 누가, 얼마를, 언제까지: the three questions, two ways to reach the firm, and the drawing. On narrow screens the
 * situations replace the links to them and precede the drawing.
 */
export function Hero({ copy }: { copy: Copy }) {
  return (
    <section data-where="hero" className="hero page-width">
      <div className="hero-text">
        <h1 className="t6 lg:mt-1.5">
          <Lines lines={copy.title} />
        </h1>
        <p className="mt-3 t4">{copy.promise}</p>
        <p className="mt-4 max-w-[33em]">{copy.text}</p>
        <div className="mt-7 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <a className="button button-primary lg:max-xl:px-4.5" href="#consult">
            {copy.request}
          </a>
          <PhoneButton className="whitespace-normal lg:max-xl:px-4.5" />
        </div>
      </div>
      <Starts copy={copy.starts} />
      <div className="hero-picture">
        <HeroDrawing copy={copy.drawing} />
      </div>
    </section>
  );
}

/** 어디서부터 시작할까요: links to the first four situations. */
function Starts({ copy }: { copy: Copy['starts'] }) {
  return (
    <nav className="hero-starts" aria-labelledby="starts-title">
      <h2 className="border-b border-ink pb-3 t3" id="starts-title">
        {copy.title}
      </h2>
      <ul>
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
