import type { ReactNode } from 'react';
import type { Crumb } from './crumbs.ts';
import { Onward, type OnwardLink } from './onward.tsx';
import { PageHead } from './page-head.tsx';
import { StructuredData } from './structured-data.tsx';
import { Lines } from './text-rows.tsx';

export interface SubpageContent {
  crumbs: readonly Crumb[];
  title: string;
  intro?: string;
  /** Lines in the margin of the page's head. */
  notes?: readonly string[];
  onward?: readonly OnwardLink[];
  structuredData: object;
}

interface SubpageProps {
  content: SubpageContent;
  /** Replaces `content.title` as the heading. */
  heading?: ReactNode;
  /** Replaces `content.intro`. */
  intro?: ReactNode;
  /** Replaces `content.notes`. */
  notes?: ReactNode;
  /** Under the intro, such as a button. */
  head?: ReactNode;
  children?: ReactNode;
}

/** Frame of every page except the home page: head, parts, onward links and structured data. */
export function Subpage(props: SubpageProps) {
  const { content, heading = content.title, intro = content.intro, notes, head, children } = props;
  const { crumbs, onward, structuredData } = content;
  const margin = notes ?? (content.notes && <Lines lines={content.notes} />);
  return (
    <>
      <PageHead crumbs={crumbs} title={heading} intro={intro} notes={margin}>
        {head}
      </PageHead>
      {children}
      {onward && <Onward links={onward} />}
      <StructuredData data={structuredData} />
    </>
  );
}
