import ArrowIcon from '~icons/lucide/arrow-right';
import { labels } from './copy.ts';
import { Part } from './part.tsx';

/** A page to read next. */
export interface OnwardLink {
  /** Kind of page, such as 계산기 or 상속 안내. */
  kind: string;
  text: string;
  href: string;
}

/** 이어서 보기: links at the end of a page to the related calculator, area, guides and questions. */
export function Onward({ links }: { links: readonly OnwardLink[] }) {
  return (
    <Part id="onward" title={labels.onward} last>
      <nav aria-labelledby="onward-title">
        <ul className="link-rows">
          {links.map(({ kind, text, href }) => (
            <li key={href}>
              <a href={href}>
                <span className="link-kind">{kind}</span>
                <span className="link-text">{text}</span>
                <ArrowIcon />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Part>
  );
}
