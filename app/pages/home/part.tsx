import type { ReactNode } from 'react';
import ArrowIcon from '~icons/lucide/arrow-right';

interface HomePartProps {
  copy: { id: string; title: string; label?: string };
  /** Content of the margin on wide screens. */
  margin?: ReactNode;
  /** Set on the part in whose button the trunk ends. */
  last?: boolean;
  children: ReactNode;
}

/**
 * A part of the home page on the trunk. Only what a visitor commits to, money and the request, has a label with a ring
 * and a large heading.
 */
export function HomePart({ copy: { id, title, label }, margin, last, children }: HomePartProps) {
  return (
    <section
      className={last ? 'chapter home-part chapter-last' : 'chapter home-part'}
      id={id}
      aria-labelledby={`${id}-title`}
      data-later=""
    >
      {label && <p className="chapter-label font-serif font-semibold t2">{label}</p>}
      {margin}
      <div className={label && !last ? 'chapter-body hung' : 'chapter-body'}>
        <h2 className={label ? 'home-title t5' : 'home-title home-rule t4'} id={`${id}-title`}>
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}

/** Link to the page with everything. */
export function ToPage({ href, text }: { href: string; text: string }) {
  return (
    <a className="to-page" href={href}>
      {text}
      <ArrowIcon />
    </a>
  );
}
