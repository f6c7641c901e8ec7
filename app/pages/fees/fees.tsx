import { areaDetails } from '#app/firm/view/area-details.ts';
import { areaName } from '#app/firm/view/areas.ts';
import { firm } from '#app/firm/view/firm.ts';
import { definePage } from '#app/router/define-page.ts';
import { Citation } from '../parts/citation.tsx';
import { labels, onwardTo } from '../parts/copy.ts';
import { crumbsOf } from '../parts/crumbs.ts';
import { LawyerFaces, namedLawyers } from '../parts/lawyer-face.tsx';
import { questionsOnward } from '../parts/onward-links.ts';
import { Part } from '../parts/part.tsx';
import { Subpage } from '../parts/subpage.tsx';
import { areaCostsTitle, fees as copy } from './copy.ts';
import { FirstConsultation } from './first-consultation.tsx';
import { PriceList } from './price-list.tsx';

/** 비용: the first consultation, how a fee is made up, and costs of courts and offices. */
export const fees = definePage({
  path: '/fees',
  audience: 'everyone',
  links: [{ text: copy.name, menu: 'main' }],
  lastModified: () => firm.lawCheckedOn,
  page({ origin }) {
    const content = contentOf(origin);
    return { head: copy.head, body: <Fees content={content} />, searchable: content };
  },
});

function contentOf(origin: string) {
  const { head: _, ...written } = copy;
  return {
    ...written,
    ...crumbsOf(origin, { path: '/fees', title: copy.name }),
    listed: firm.prices ?? [],
    lawyers: namedLawyers(),
    lawyersTitle: labels.lawyers,
    areas: Object.entries(areaDetails).map(([id, { costs }]) => ({
      name: areaName(id),
      href: `/areas/${id}`,
      costs: costs.join(', '),
    })),
    onward: [
      onwardTo.request,
      ...questionsOnward(['consultation-fee', 'consultation-on-saturday']),
      onwardTo.procedure,
    ],
  };
}

function Fees({ content }: { content: ReturnType<typeof contentOf> }) {
  const { prices, listed, offices } = content;
  return (
    <Subpage content={content} notes={<FirstConsultation copy={content.consultation} />}>
      {listed.length > 0 && (
        <Part id="prices" title={prices.title}>
          <PriceList prices={listed} copy={prices} />
        </Part>
      )}
      {content.lawyers.length > 0 && (
        <Part id="lawyers" title={content.lawyersTitle}>
          <LawyerFaces lawyers={content.lawyers} />
        </Part>
      )}
      <Part id="fee" title={content.fee.title} notes={content.fee.note}>
        <Costs rows={content.fee.rows} />
      </Part>
      <Part id="offices" title={offices.title} notes={offices.note}>
        <Costs rows={offices.rows} />
      </Part>
      <Part id="areas" title={areaCostsTitle}>
        <dl className="rows">
          {content.areas.map(({ name, href, costs }) => (
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
