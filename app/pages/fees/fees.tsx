import type { fees } from '#app/content/fees.ts';
import type { PageProps } from '#app/router/page-route.ts';
import { Citation } from '../parts/citation.tsx';
import type { Crumb } from '../parts/crumbs.server.ts';
import { Onward, type OnwardLink } from '../parts/onward.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Part } from '../parts/part.tsx';
import { StructuredData } from '../parts/structured-data.tsx';

type Copy = Pick<typeof fees, 'title' | 'intro' | 'consultation' | 'fee' | 'offices'>;

export interface FeesContent extends Copy {
  crumbs: Crumb[];
  /** Which kinds of costs each area has. */
  areas: { name: string; href: string; costs: string }[];
  onward: OnwardLink[];
  structuredData: object;
}

/** 비용: the first consultation, how a fee is made up, and what goes to courts and offices. */
export function Page({ content }: PageProps<FeesContent>) {
  const { crumbs, title, intro, consultation, fee, offices, areas, onward } = content;
  return (
    <>
      <PageHead crumbs={crumbs} title={title} intro={intro} />
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
      <Onward links={onward} />
      <StructuredData data={content.structuredData} />
    </>
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
