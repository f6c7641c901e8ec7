import { layoutAcross, type PlacedNode } from '#app/drawings/process-layout.ts';
import { ZoomDrawing } from '#app/ui/zoom/zoom-drawing.tsx';
import type { process } from './copy.ts';

type Copy = (typeof process)['drawing'];

/** All stages as a tree, which opens over the page. Without room for it, the list of stages replaces it. */
export function ProcessDrawing({ copy }: { copy: Copy }) {
  const { root, title, description, enlarge, close } = copy;
  const { width, height, nodes, lines } = layoutAcross(root);
  return (
    <figure>
      <ZoomDrawing label={enlarge} closeLabel={close} className="process-drawing">
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
              <Words node={node} />
            </g>
          ))}
        </svg>
      </ZoomDrawing>
      <figcaption className="sr-only">{description}</figcaption>
    </figure>
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

function Words({ node: { x, y, name, note, basis } }: { node: PlacedNode }) {
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
