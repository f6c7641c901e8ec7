import type { process } from '#app/content/process.ts';
import type { PageProps } from '#app/router/page-route.ts';
import type { Crumb } from '../parts/crumbs.server.ts';
import { Onward, type OnwardLink } from '../parts/onward.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Part } from '../parts/part.tsx';
import { StructuredData } from '../parts/structured-data.tsx';
import { ProcessDrawing } from './process-drawing.tsx';
import { type StageLinks, Stages } from './stages.tsx';

export interface ProcedureContent {
  crumbs: Crumb[];
  title: string;
  intro: string;
  drawing: (typeof process)['drawing'];
  /** Where each stage is explained, by its name. */
  links: StageLinks;
  notes: string[];
  onward: OnwardLink[];
  structuredData: object;
}

/** 상속 절차: the drawing of all stages, and the same tree as a list in which each leads to its pages. */
export function Page({ content }: PageProps<ProcedureContent>) {
  const { crumbs, title, intro, drawing, links, notes, onward, structuredData } = content;
  return (
    <>
      <PageHead crumbs={crumbs} title={title} intro={intro} />
      <Part id="drawing" title="한눈에 보기">
        <ProcessDrawing copy={drawing} />
      </Part>
      <Part id="stages" title="단계마다 할 일">
        <Stages root={drawing.root} links={links} />
      </Part>
      <Part id="notes" title="알아 두실 점">
        <div className="grid max-w-[37em] gap-y-4">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      </Part>
      <Onward links={onward} />
      <StructuredData data={structuredData} />
    </>
  );
}
