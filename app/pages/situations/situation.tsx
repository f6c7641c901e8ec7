import type { SituationDetails, Step } from '#app/content/situation-schema.ts';
import type { PageProps } from '#app/router/page-route.ts';
import ExternalIcon from '~icons/lucide/external-link';
import { Citation } from '../parts/citation.tsx';
import type { Crumb } from '../parts/crumbs.server.ts';
import { Onward, type OnwardLink } from '../parts/onward.tsx';
import { PageHead, PageNotes } from '../parts/page-head.tsx';
import { Part } from '../parts/part.tsx';
import { Points } from '../parts/points.tsx';
import { PrintButton } from '../parts/print-button.tsx';
import { StepList } from '../parts/step-list.tsx';
import { StructuredData } from '../parts/structured-data.tsx';
import { type ToolLink, ToolRow } from '../parts/tool-row.tsx';

export interface SituationContent {
  crumbs: Crumb[];
  title: string;
  /** What calms or warns, in two lines. */
  lead: string[];
  notes: string[];
  steps: Step[];
  papers: string[];
  avoid: SituationDetails['avoid'];
  offices: SituationDetails['offices'];
  tool: ToolLink;
  onward: OnwardLink[];
  /** On paper, in place of the footer. */
  colophon: string;
  structuredData: object;
}

/** A situation as a checklist: what to do in order, what not to do, papers and offices; one sheet of paper. */
export function Page({ content }: PageProps<SituationContent>) {
  const { crumbs, title, lead, notes, steps, papers, avoid, offices, tool, onward } = content;
  return (
    <article className="sheet">
      <PageHead crumbs={crumbs} title={title} notes={<PageNotes lines={notes} />}>
        <p className="page-lead">
          {lead.map((line) => (
            <span key={line} className="block">
              {line}{' '}
            </span>
          ))}
        </p>
        <ToolRow tool={tool} />
      </PageHead>
      <Part id="steps" title="순서대로 할 일" notes={<PrintButton />}>
        <StepList steps={steps} cite={(basis) => <Citation text={basis} />} />
      </Part>
      <Part id="avoid" title="하지 말아야 할 일">
        <Avoid rows={avoid} />
      </Part>
      <Part id="papers" title="준비하시면 좋은 서류">
        <Points lines={papers} />
      </Part>
      <Part id="offices" title="어디에서 하나요">
        <Offices links={offices} />
      </Part>
      <Onward links={onward} />
      <p className="colophon">{content.colophon}</p>
      <StructuredData data={content.structuredData} />
    </article>
  );
}

/** What would follow stands first, then what must not be done. */
function Avoid({ rows }: { rows: SituationDetails['avoid'] }) {
  return (
    <ul className="avoid">
      {rows.map(({ act, why, basis }) => (
        <li key={act}>
          <p className="avoid-why">{why}</p>
          <p className="avoid-act">{act}</p>
          <p className="row-basis">
            <Citation text={basis} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function Offices({ links }: { links: SituationDetails['offices'] }) {
  return (
    <ul className="rows">
      {links.map(({ name, href, use }) => (
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
  );
}
