import type { LoadedProps } from '../parts/loaded.ts';
import { Part } from '../parts/part.tsx';
import { Subpage } from '../parts/subpage.tsx';
import type { procedure } from './procedure.loader.server.ts';
import { ProcessDrawing } from './process-drawing.tsx';
import { Stages } from './stages.tsx';

/** 상속 절차: the drawing of all stages, and the same tree as a list in which each leads to its pages. */
export function Page({ content }: LoadedProps<typeof procedure>) {
  const { drawing, links, remarks } = content;
  return (
    <Subpage content={content}>
      <Part id="drawing" title="한눈에 보기">
        <ProcessDrawing copy={drawing} />
      </Part>
      <Part id="stages" title="단계마다 할 일">
        <Stages root={drawing.root} links={links} />
      </Part>
      <Part id="notes" title="알아 두실 점">
        <div className="grid max-w-[37em] gap-y-4">
          {remarks.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </Part>
    </Subpage>
  );
}
