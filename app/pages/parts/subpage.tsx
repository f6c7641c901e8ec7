import type { ReactNode } from 'react';
import type { Crumb } from './crumbs.ts';
import { Lines } from './lines.tsx';
import { Onward, type OnwardLink } from './onward.tsx';
import { PageHead } from './page-head.tsx';
import { StructuredData } from './structured-data.tsx';

export interface SubpageContent {
  crumbs: readonly Crumb[];
  title: string;
  intro?: string;
  /** Lines of the margin beside the title. */
  notes?: readonly string[];
  onward?: readonly OnwardLink[];
  structuredData: object;
}

interface SubpageProps {
  content: SubpageContent;
  /** In place of the content's. */
  intro?: ReactNode;
  /** In place of the content's lines. */
  notes?: ReactNode;
  /** Under the intro, such as a button. */
  head?: ReactNode;
  children?: ReactNode;
}

/** Every page but the home page: its head, its parts, where to read on, and what search engines read. */
export function Subpage({ content, intro = content.intro, notes, head, children }: SubpageProps) {
  const { crumbs, title, onward, structuredData } = content;
  const margin = notes ?? (content.notes && <Lines lines={content.notes} />);
  return (
    <>
      <PageHead crumbs={crumbs} title={title} intro={intro} notes={margin}>
        {head}
      </PageHead>
      {children}
      {onward && <Onward links={onward} />}
      <StructuredData data={structuredData} />
    </>
  );
}
