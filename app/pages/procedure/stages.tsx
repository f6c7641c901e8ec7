import type { ProcessNode } from '#app/drawings/process-layout.ts';

/** Where each stage is explained, by its name. */
type StageLinks = Readonly<Record<string, readonly { text: string; href: string }[]>>;

interface StagesProps {
  root: ProcessNode;
  links: StageLinks;
}

/** The stages as a tree of lists: one after the other on a line, which parts where a stage has several next. */
export function Stages({ root, links }: StagesProps) {
  return (
    <ol className="stages">
      {chainFrom(root).map((node) => (
        <li key={node.name} className="stage">
          <Stage node={node} links={links} />
          {node.next && node.next.length > 1 && (
            <ul className="stage-branches">
              {node.next.map((branch) => (
                <li key={branch.name}>
                  <Stages root={branch} links={links} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The stage and those after it, until the line parts or ends. */
function chainFrom(node: ProcessNode): ProcessNode[] {
  const [next, ...others] = node.next ?? [];
  return next && others.length === 0 ? [node, ...chainFrom(next)] : [node];
}

function Stage({ node, links }: { node: ProcessNode; links: StageLinks }) {
  const { name, note, basis, due } = node;
  return (
    <div className="stage-words" data-due={due || undefined}>
      <div>
        <p>
          <b className="t3">{name}</b> <span>{note}</span>
        </p>
        {basis && <p className="row-basis">{basis}</p>}
      </div>
      {links[name] && (
        <ul>
          {links[name].map(({ text, href }) => (
            <li key={href}>
              <a className="link inline-flex min-h-11 items-center" href={href}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
