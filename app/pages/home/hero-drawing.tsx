import type { HomeCopy } from '#app/content/home.ts';
import { type DrawingSize, descent, fork, large, medium, small, turn } from './hero-geometry.ts';
import { HeroTimeline } from './hero-timeline.tsx';

type Copy = HomeCopy['hero']['drawing'];

/** Nine equal leaves: three for the spouse, two each for two children, one each for two grandchildren. */
const SPOUSE = 1.5;
const DECEASED = 4.5;
const STEM = 3;
const CHILDREN = [4, 6, 8] as const;
const GRANDCHILDREN = [7.5, 8.5] as const;
const SHARES = [
  { at: SPOUSE, count: 3 },
  { at: CHILDREN[0], count: 2 },
  { at: CHILDREN[1], count: 2 },
  { at: GRANDCHILDREN[0], count: 1 },
  { at: GRANDCHILDREN[1], count: 1 },
];

/** 한 가족의 상속분과 기한: who, how much and by when, drawn to scale and redrawn for each width. */
export function HeroDrawing({ copy }: { copy: Copy }) {
  return (
    <figure className="hero-drawing">
      <SizedDrawing copy={copy} size={small} className="hero-small" />
      <SizedDrawing copy={copy} size={medium} className="hero-medium" />
      <SizedDrawing copy={copy} size={large} className="hero-large" />
      <figcaption className="t1 mt-4 text-muted xl:pl-[102px]">
        {copy.note}
        {copy.basis.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

interface PartProps {
  copy: Copy;
  size: DrawingSize;
}

export function SizedDrawing({ copy, size, className }: PartProps & { className?: string }) {
  const titleId = `drawing-${size.width}`;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-labelledby={`${titleId} ${titleId}-text`}
    >
      <title id={titleId}>{copy.title}</title>
      <desc id={`${titleId}-text`}>{copy.description}</desc>
      <Zones copy={copy} size={size} />
      <Kinship size={size} />
      <Shares size={size} />
      <People copy={copy} size={size} />
      <HeroTimeline deadlines={copy.deadlines} size={size} />
    </svg>
  );
}

function Zones({ copy, size }: PartProps) {
  const { width, zones, zoneLabel, rows } = size;
  return (
    <>
      {zones.map((y, index) => (
        <g key={y}>
          <path className="draw-zone" d={`M0 ${y + 0.5}H${width}`} />
          <text className="draw-name" x="0" y={y + zoneLabel}>
            {copy.zones[index]}
          </text>
        </g>
      ))}
      {size.familyNote &&
        copy.family.map((line, index) => (
          <text
            key={line}
            className="draw-note"
            x={width}
            y={rows.parents - 26 + index * 23}
            textAnchor="end"
          >
            {line}
          </text>
        ))}
    </>
  );
}

function Kinship({ size }: { size: DrawingSize }) {
  const { x, rows, node, radius } = size;
  const [first, second, third] = CHILDREN;
  const marriage = { from: x(SPOUSE) + node, to: x(DECEASED) - node - 3 };
  const underThird = rows.children + size.below.note + 12;
  return (
    <g className="draw-kin">
      <path
        d={`M${marriage.from} ${rows.parents - 2}H${marriage.to}M${marriage.from} ${rows.parents + 2}H${marriage.to}`}
      />
      <path
        d={descent(x(STEM), rows.parents + 2, rows.bar, x(third), rows.children - node, radius)}
      />
      <path d={turn(x(first), rows.bar, rows.children - node, radius)} />
      <path d={turn(x(second), rows.bar, rows.children - node, radius)} />
      <path
        d={fork(
          x(third),
          underThird,
          rows.secondBar,
          GRANDCHILDREN.map(x),
          rows.grandchildren - node,
          radius - 1,
        )}
      />
      <circle className="draw-node" cx={x(SPOUSE)} cy={rows.parents} r={node} />
      <circle className="draw-node" cx={x(DECEASED)} cy={rows.parents} r={node + 3} />
      <circle className="draw-inner" cx={x(DECEASED)} cy={rows.parents} r={node - 2} />
      <circle className="draw-node" cx={x(first)} cy={rows.children} r={node} />
      <circle className="draw-node" cx={x(second)} cy={rows.children} r={node} />
      <circle
        className="draw-node draw-left"
        cx={x(third)}
        cy={rows.children}
        r={node}
        pathLength="8"
      />
      {GRANDCHILDREN.map((unit) => (
        <circle key={unit} className="draw-node" cx={x(unit)} cy={rows.grandchildren} r={node} />
      ))}
    </g>
  );
}

function Shares({ size }: { size: DrawingSize }) {
  const { x, rows, leaf, radius, below } = size;
  const from = (unit: number) => {
    if (unit === SPOUSE) return rows.parents + below.name + 12;
    const row = unit < 7 ? rows.children : rows.grandchildren;
    return row + below.name + 12;
  };
  return (
    <>
      {SHARES.map(({ at, count }) => {
        const units = Array.from({ length: count }, (_, index) => at - (count - 1) / 2 + index);
        return (
          <g key={at}>
            <path
              className="draw-share"
              d={fork(x(at), from(at), rows.split, units.map(x), rows.leaves - leaf, radius)}
            />
            {units.map((unit) => (
              <circle key={unit} className="draw-leaf" cx={x(unit)} cy={rows.leaves} r={leaf} />
            ))}
            <g className="draw-fraction" textAnchor="middle">
              <text x={x(at)} y={rows.fraction - 6}>
                {count}
              </text>
              <path d={`M${x(at) - 10} ${rows.fraction + 0.5}h20`} />
              <text x={x(at)} y={rows.fraction + 21}>
                9
              </text>
            </g>
          </g>
        );
      })}
    </>
  );
}

function People({ copy, size }: PartProps) {
  const { x, rows, below } = size;
  const people = [
    { unit: SPOUSE, y: rows.parents, name: copy.spouse },
    {
      unit: DECEASED,
      y: rows.parents,
      name: copy.deceased,
      note: size.familyNote && copy.deceasedNote,
    },
    { unit: CHILDREN[0], y: rows.children, name: copy.children[0] },
    { unit: CHILDREN[1], y: rows.children, name: copy.children[1] },
    { unit: CHILDREN[2], y: rows.children, name: copy.children[2], note: copy.diedBefore },
    { unit: GRANDCHILDREN[0], y: rows.grandchildren, name: copy.grandchildren[0] },
    { unit: GRANDCHILDREN[1], y: rows.grandchildren, name: copy.grandchildren[1] },
  ];
  return (
    <g textAnchor="middle">
      {people.map(({ unit, y, name, note }) => (
        <g key={unit}>
          <text className="draw-name" x={x(unit)} y={y + below.name}>
            {name}
          </text>
          {note && (
            <text className="draw-note" x={x(unit)} y={y + below.note}>
              {note}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}
