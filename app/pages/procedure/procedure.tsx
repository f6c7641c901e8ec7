import { firm } from '#app/firm/view/firm.ts';
import { definePage } from '#app/router/define-page.ts';
import { crumbsOf } from '../parts/crumbs.ts';
import { guideOnward, situationOnward, toolOnward } from '../parts/onward-links.ts';
import { Part } from '../parts/part.tsx';
import { Subpage } from '../parts/subpage.tsx';
import { procedureLinks, process } from './copy.ts';
import { ProcessDrawing } from './process-drawing.tsx';
import { Stages } from './stages.tsx';

/** 상속 절차: the drawing of all stages, and the same tree as a list with links to pages about each stage. */
export const procedure = definePage({
  path: '/procedure',
  audience: 'everyone',
  links: [{ text: process.title, menu: 'footer' }],
  lastModified: () => firm.lawCheckedOn,
  page({ origin }) {
    const { title, description } = process.page;
    const content = contentOf(origin);
    return {
      head: { title: `${title} | ${firm.name}`, description },
      body: <Procedure content={content} />,
      searchable: content,
    };
  },
});

function contentOf(origin: string) {
  const { page, title, drawing, notes } = process;
  return {
    ...crumbsOf(origin, { path: '/procedure', title }),
    title,
    drawing,
    remarks: notes.map(({ text }) => text),
    intro: page.intro,
    links: procedureLinks,
    onward: [
      toolOnward('deadlines'),
      situationOnward('just-died'),
      guideOnward('renunciation-or-limited-acceptance'),
      guideOnward('division-agreement'),
    ],
  };
}

function Procedure({ content }: { content: ReturnType<typeof contentOf> }) {
  const { drawing, links, remarks } = content;
  const { parts } = process;
  return (
    <Subpage content={content}>
      <Part id="drawing" title={parts.drawing}>
        <ProcessDrawing copy={drawing} />
      </Part>
      <Part id="stages" title={parts.stages}>
        <Stages root={drawing.root} links={links} />
      </Part>
      <Part id="notes" title={parts.notes}>
        <div className="grid max-w-[37em] gap-y-4">
          {remarks.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </Part>
    </Subpage>
  );
}
