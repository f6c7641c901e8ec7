import type { process } from '#app/content/process.ts';
import {
  layoutAcross,
  layoutDown,
  type PlacedNode,
  type ProcessLayout,
} from '#app/drawings/process-layout.ts';
import { ZoomDrawing } from '#app/ui/zoom/zoom-drawing.tsx';

type Copy = (typeof process)['drawing'];

/** The ways of a case as a tree: across where it has the room, down on phones. */
export function ProcessDrawing({ copy }: { copy: Copy }) {
  return (
    <figure>
      <ZoomDrawing label={copy.enlarge} closeLabel={copy.close} className="process-across">
        <Drawing layout={layoutAcross(copy.root)} direction="across" title={copy.title} />
      </ZoomDrawing>
      <div className="process-down">
        <Drawing layout={layoutDown(copy.root)} direction="down" title={copy.title} />
      </div>
      <figcaption className="sr-only">{copy.description}</figcaption>
    </figure>
  );
}

interface DrawingProps {
  layout: ProcessLayout;
  direction: 'across' | 'down';
  title: string;
}

function Drawing({ layout: { width, height, nodes, lines }, direction, title }: DrawingProps) {
  return (
    <svg
      className="draw-kin"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={title}
      focusable="false"
    >
      {lines.map((line) => (
        <path key={line} d={line} />
      ))}
      {nodes.map((node, index) => (
        <g key={`${node.x} ${node.y}`}>
          <Node node={node} first={index === 0} />
          {direction === 'across' ? <WordsUnder node={node} /> : <WordsBeside node={node} />}
        </g>
      ))}
    </svg>
  );
}

function Node({ node: { x, y, due }, first }: { node: PlacedNode; first: boolean }) {
  if (due) return <circle className="draw-leaf" cx={x} cy={y} r="7" />;
  if (!first) return <circle className="draw-node" cx={x} cy={y} r="7" />;
  return (
    <>
      <circle className="draw-node" cx={x} cy={y} r="9.3" />
      <circle className="draw-inner" cx={x} cy={y} r="4.5" />
    </>
  );
}

function WordsUnder({ node: { x, y, name, note, basis } }: { node: PlacedNode }) {
  return (
    <g stroke="none">
      <text className="draw-name" x={x - 7} y={y + 32}>
        {name}
      </text>
      <text className="draw-note" x={x - 7} y={y + 55}>
        {note}
      </text>
      {basis && (
        <text className="draw-note" x={x - 7} y={y + 76}>
          {basis}
        </text>
      )}
    </g>
  );
}

function WordsBeside({ node: { x, y, name, note, basis } }: { node: PlacedNode }) {
  return (
    <g stroke="none">
      <text className="draw-name" x={x + 20} y={y + 6}>
        {name}
      </text>
      <text className="draw-note" x={x + 20} y={y + 27}>
        {basis ? `${note}, ${basis}` : note}
      </text>
    </g>
  );
}
