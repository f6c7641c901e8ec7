import { Citation } from '../parts/citation.tsx';
import type { LoadedProps } from '../parts/loaded.ts';
import { Part } from '../parts/part.tsx';
import { Subpage } from '../parts/subpage.tsx';
import type { fees } from './fees.loader.server.ts';

/** 비용: the first consultation, how a fee is made up, and what goes to courts and offices. */
export function Page({ content }: LoadedProps<typeof fees>) {
  const { consultation, fee, offices, areas } = content;
  return (
    <Subpage content={content}>
      <Part id="consultation" title={consultation.title}>
        <p className="said">{consultation.text}</p>
      </Part>
      <Part id="fee" title={fee.title} notes={fee.note}>
        <Costs rows={fee.rows} />
      </Part>
      <Part id="offices" title={offices.title} notes={offices.note}>
        <Costs rows={offices.rows} />
      </Part>
      <Part id="areas" title="업무마다 드는 비용">
        <dl className="rows">
          {areas.map(({ name, href, costs }) => (
            <div key={href} className="row">
              <dt className="row-name">
                <a className="inline-flex min-h-11 items-center" href={href}>
                  {name}
                </a>
              </dt>
              <dd>{costs}</dd>
            </div>
          ))}
        </dl>
      </Part>
    </Subpage>
  );
}

function Costs({ rows }: { rows: { term: string; text: string; basis?: string }[] }) {
  return (
    <dl className="rows">
      {rows.map(({ term, text, basis }) => (
        <div key={term} className="row">
          <dt className="row-name">{term}</dt>
          <dd>
            {text}
            {basis && (
              <span className="row-basis block">
                <Citation text={basis} />
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
