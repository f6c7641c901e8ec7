import ExternalIcon from '~icons/lucide/external-link';
import { Citation } from '../parts/citation.tsx';
import { Lines } from '../parts/lines.tsx';
import type { LoadedProps } from '../parts/loaded.ts';
import { Part } from '../parts/part.tsx';
import { Points } from '../parts/points.tsx';
import { PrintButton } from '../parts/print-button.tsx';
import { Subpage } from '../parts/subpage.tsx';
import type { situation } from './situation.loader.server.ts';
import { StepList } from './step-list.tsx';
import { ToolRow } from './tool-row.tsx';

/** A situation as a checklist: what to do in order, what not to do, papers and offices; one sheet of paper. */
export function Page({ content }: LoadedProps<typeof situation>) {
  const { lead, steps, papers, avoid, offices, tool } = content;
  return (
    <article className="sheet">
      <Subpage
        content={content}
        head={
          <>
            <p className="page-lead">
              <Lines lines={lead} />
            </p>
            <ToolRow tool={tool} />
          </>
        }
      >
        <Part id="steps" title="순서대로 할 일" notes={<PrintButton />}>
          <StepList steps={steps} />
        </Part>
        <Part id="avoid" title="하지 말아야 할 일">
          {/* What would follow stands first, then what must not be done. */}
          <ul className="avoid">
            {avoid.map(({ act, why, basis }) => (
              <li key={act}>
                <p className="avoid-why">{why}</p>
                <p className="avoid-act">{act}</p>
                <p className="row-basis">
                  <Citation text={basis} />
                </p>
              </li>
            ))}
          </ul>
        </Part>
        <Part id="papers" title="준비하시면 좋은 서류">
          <Points lines={papers} />
        </Part>
        <Part id="offices" title="어디에서 하나요">
          <ul className="rows">
            {offices.map(({ name, href, use }) => (
              <li key={name}>
                <a className="row row-link" href={href} rel="noopener">
                  <span className="row-name">
                    {name} <ExternalIcon className="icon" />
                  </span>
                  <span>{use}</span>
                </a>
              </li>
            ))}
          </ul>
        </Part>
      </Subpage>
      <p className="colophon">{content.colophon}</p>
    </article>
  );
}
