import type { Paper } from '#app/firm/view/papers.ts';
import { Accordion } from '#app/ui/accordion/accordion.tsx';
import { PaperDetails } from './paper-details.tsx';

/** Papers in rows that open in place: the name and what it shows, then everything about it. */
export function PaperList({ papers }: { papers: readonly Paper[] }) {
  return (
    <Accordion
      headingLevel={3}
      items={papers.map((paper) => ({
        id: paper.id,
        title: (
          <>
            <span className="paper-name">{paper.name}</span>{' '}
            <span className="paper-line">{paper.summary}</span>
            <span className="paper-alias" hidden />
          </>
        ),
        content: <PaperDetails paper={paper} />,
      }))}
    />
  );
}
