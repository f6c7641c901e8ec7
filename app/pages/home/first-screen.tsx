import { ReturningVisitor } from '#app/consult/receipt/returning-visitor.tsx';
import ArrowIcon from '~icons/lucide/arrow-right';
import { Lines } from '../parts/text-rows.tsx';
import { DoubleRing } from '../parts/trunk-root.tsx';
import type { HomeCopy } from './copy.ts';

interface FirstScreenProps {
  copy: HomeCopy['first'];
  /** 오늘 오후 6시까지. */
  when: string;
}

/** The first screen: the motto, what the firm does, and the situations, each a row that leads to its page. */
export function FirstScreen({ copy, when }: FirstScreenProps) {
  return (
    <section data-where="hero" className="first">
      <div className="first-words">
        <h1 className="motto">
          <Lines lines={copy.motto} className="motto-line" />
        </h1>
        <p className="promise">{copy.promise}</p>
      </div>
      <ReturningVisitor />
      <nav className="first-rows" id="situations" aria-labelledby="situations-title">
        <h2 className="first-ask" id="situations-title">
          <DoubleRing />
          {copy.ask}
        </h2>
        <ol className="five">
          {copy.rows.map(({ id, text }) => (
            <li key={id} id={id}>
              <a href={`/situations/${id}`}>
                <span className="row-words">{text}</span>
                <ArrowIcon />
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {/* On phones the bar is the button. */}
      <p className="first-request">
        <a className="to-page" href="#consult">
          <span className="marked">{copy.request}</span>
          <ArrowIcon />
        </a>
        <span className="text-muted">{copy.until(when)}</span>
      </p>
    </section>
  );
}
