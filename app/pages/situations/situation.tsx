import { firm } from '#app/firm/view/firm.ts';
import { situationDetails, situations } from '#app/firm/view/situations.ts';
import { dottedDate } from '#app/law/dotted-date.ts';
import { definePage } from '#app/router/define-page.ts';
import { PrintButton } from '#app/ui/print/print.tsx';
import ExternalIcon from '~icons/lucide/external-link';
import { Citation } from '../parts/citation.tsx';
import { labels, onwardTo } from '../parts/copy.ts';
import { crumbsOf } from '../parts/crumbs.ts';
import { headline } from '../parts/headline.ts';
import {
  areaOnward,
  guideOnward,
  questionsOnward,
  toolLink,
  toolOnward,
} from '../parts/onward-links.ts';
import { Part } from '../parts/part.tsx';
import { Subpage } from '../parts/subpage.tsx';
import { Lines, Points } from '../parts/text-rows.tsx';
import { situationPage as copy } from './copy.ts';
import { StepList } from './step-list.tsx';
import { ToolRow } from './tool-row.tsx';

/** A situation as a checklist that prints on one sheet: steps in order, acts to avoid, papers and offices. */
export const situation = definePage({
  path: '/situations/:id',
  audience: 'everyone',
  paths: () => situations.map(({ id }) => pathOf(id)),
  lastModified: () => firm.lawCheckedOn,
  page({ params, origin }) {
    const found = situations.find(({ id }) => id === params.id);
    const details = found && situationDetails[found.id];
    if (!details) return;
    const content = contentOf(found, details, origin);
    return {
      head: { title: `${details.title} | ${firm.name}`, description: details.description },
      body: <Situation content={content} />,
      searchable: content,
    };
  },
});

function pathOf(id: string): string {
  return `/situations/${id}`;
}

type FirstSteps = (typeof situations)[number];
type Details = (typeof situationDetails)[string];

function contentOf({ id, label, head, steps }: FirstSteps, details: Details, origin: string) {
  const { title, papers, avoid, offices, tool, areas, guides, questions } = details;
  return {
    ...crumbsOf(origin, { path: pathOf(id), title: label }),
    title: headline(title),
    lead: head,
    steps,
    papers,
    avoid,
    offices,
    notes: [copy.checked(dottedDate(firm.lawCheckedOn)), copy.depends],
    tool: toolLink(tool),
    onward: [
      toolOnward(tool),
      ...areas.map(areaOnward),
      ...guides.slice(0, 3).map(guideOnward),
      ...questionsOnward(questions.slice(0, 2)),
      { ...onwardTo.request, href: `/consult?stage=${id}` },
    ],
  };
}

function Situation({ content }: { content: ReturnType<typeof contentOf> }) {
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
        <Part
          id="steps"
          title={copy.steps}
          notes={<PrintButton otherwise={copy.notPrinted}>{copy.print}</PrintButton>}
        >
          <StepList steps={steps} />
        </Part>
        <Part id="avoid" title={copy.avoid}>
          <ul className="avoid">
            {avoid.map(({ act, why, basis }) => (
              <li key={act}>
                <p className="avoid-act">{act}</p>
                <p className="avoid-why">{why}</p>
                <p className="row-basis">
                  <Citation text={basis} />
                </p>
              </li>
            ))}
          </ul>
        </Part>
        <Part id="papers" title={labels.papers}>
          <Points lines={papers} />
        </Part>
        <Part id="offices" title={copy.offices}>
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
    </article>
  );
}
