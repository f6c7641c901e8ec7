import type { ProcessNode } from '#app/drawings/process-layout.ts';

/** Links to pages that explain a stage, by the stage's name. */
type StageLinks = Readonly<Record<string, readonly { text: string; href: string }[]>>;

interface StagesProps {
  root: ProcessNode;
  links: StageLinks;
}

/** The stages as nested lists: a line of stages, which branches after a stage with several next ones. */
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

/** Returns the stage and the following ones, until the line branches or ends. */
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
