import type { Tree, TreePerson } from './layout.ts';
import type { HeirShare } from './shares-drawn.ts';

interface TreeDrawingProps {
  tree: Tree;
  /** Leaves out the marker under branches that represent someone. */
  unmarked?: boolean;
}

/** The content of an `svg` or `g` for a laid out tree. The caller provides the text alternative. */
export function TreeDrawing({ tree, unmarked = false }: TreeDrawingProps) {
  return (
    <>
      {!unmarked && <Lines tree={tree} className="draw-marker" />}
      {tree.shares.map(({ person, path }) => (
        <path key={person} className="draw-share" d={path} />
      ))}
      <g className="draw-kin">
        {tree.kin.map(({ id, path }) => path && <path key={id} d={path} pathLength={1} />)}
      </g>
      {!unmarked && <Lines tree={tree} className="draw-marked" />}
      {tree.people.map((person) => (
        <Person key={person.id} person={person} tree={tree} />
      ))}
      {tree.shares.map((share) => (
        <Leaves key={share.person} share={share} tree={tree} />
      ))}
      {tree.fractionY !== null &&
        tree.shares.map((share) => (
          <FractionUnder key={share.person} share={share} y={tree.fractionY ?? 0} />
        ))}
    </>
  );
}

/** The lines of marked branches, below and above the kinship lines. */
function Lines({ tree, className }: { tree: Tree; className: string }) {
  return (
    <>
      {tree.kin.map(
        ({ id, marked }) => marked && <path key={id} className={className} d={marked} />,
      )}
      {tree.shares.map(
        ({ person, path, marked }) =>
          marked && <path key={person} className={className} d={path} />,
      )}
    </>
  );
}

function Person({ person, tree }: { person: TreePerson; tree: Tree }) {
  const { size } = tree;
  const { x, y, ring, label } = person;
  return (
    <g transform={`translate(${x} ${y})`} textAnchor="middle">
      <g className="draw-kin">
        <circle
          className={`draw-node ${RINGS[ring]}`}
          r={ring === 'deceased' ? size.node + 3 : size.node}
          pathLength={ring === 'before' ? 8 : undefined}
        />
        {ring === 'deceased' && <circle className="draw-inner" r={size.node - 2} />}
        {ring === 'unborn' && <circle className="draw-unborn" r="2.5" />}
      </g>
      <text className="draw-name" y={size.name}>
        {label.name}
      </text>
      {label.notes.map((note, index) => (
        <text key={note} className="draw-note" y={size.name + size.note * (index + 1)}>
          {note}
        </text>
      ))}
    </g>
  );
}

const RINGS = { deceased: '', heir: '', before: 'draw-left', unborn: '', apart: 'draw-apart' };

function Leaves({ share, tree }: { share: HeirShare; tree: Tree }) {
  const { leavesY, size } = tree;
  const { bar, leaves } = share;
  if (bar) {
    return (
      <rect
        className="draw-leaf"
        x={bar.left + 1}
        y={leavesY - 4}
        width={Math.max(2, bar.right - bar.left - 2)}
        height="8"
        rx="4"
      />
    );
  }
  return leaves.map((x, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: leaves are alike, and are added and removed at the end
    <circle key={index} className="draw-leaf" cx={x} cy={leavesY} r={size.leaf} />
  ));
}

function FractionUnder({ share, y }: { share: HeirShare; y: number }) {
  const { n, d } = share.written;
  const half = 5 * Math.max(n.length, d.length) + 5;
  return (
    <g className="draw-fraction" textAnchor="middle" transform={`translate(${share.x} ${y})`}>
      <text y="-6">{n}</text>
      <path d={`M${-half} 0.5h${2 * half}`} />
      <text y="21">{d}</text>
    </g>
  );
}
