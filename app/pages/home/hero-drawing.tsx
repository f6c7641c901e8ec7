import { WrittenFraction } from '#app/calculators/result/fractions.tsx';
import { type DrawingSize, large, medium, small } from '#app/drawings/hero-geometry.ts';
import { layOutTree } from '#app/drawings/tree/layout.ts';
import { DECEASED } from '#app/drawings/tree/plan.ts';
import { TreeDrawing } from '#app/drawings/tree/tree-drawing.tsx';
import type { Family } from '#app/law/family.ts';
import { successionSince1991 } from '#app/law/shares/shares.ts';
import type { HomeCopy } from './copy.ts';
import { HeroTimeline } from './hero-timeline.tsx';

type Copy = HomeCopy['hero']['drawing'];

/** A spouse and three children; the third died before and left two. */
const FAMILY: Family = {
  death: '2026-11-10',
  spouse: { id: 'spouse' },
  children: [
    { id: 'first' },
    { id: 'second' },
    {
      id: 'third',
      status: 'predeceased',
      children: [{ id: 'granddaughter' }, { id: 'grandson' }],
    },
  ],
};
const SUCCESSION = successionSince1991(FAMILY);

/** 한 가족의 상속분과 기한: who, how much and by when, drawn to scale and redrawn for each width. */
export function HeroDrawing({ copy }: { copy: Copy }) {
  return (
    <figure className="hero-drawing">
      <div className="hero-frame">
        <SizedDrawing copy={copy} size={small} className="hero-small" />
        <SizedDrawing copy={copy} size={medium} className="hero-medium" />
        <SizedDrawing copy={copy} size={large} className="hero-large" />
        <Words copy={copy} />
      </div>
      <figcaption className="t1 mt-3 text-pretty text-muted xl:pl-[102px]">
        {copy.note}
        {copy.basis.map((line) => (
          <span key={line} className="lg:block">
            {' '}
            {line}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** The drawing's content as a list, for letters too large for a drawing. */
function Words({ copy }: { copy: Copy }) {
  const [who, howMuch, byWhen] = copy.zones;
  const names = labels(copy);
  const { shares } = layOutTree(FAMILY, SUCCESSION, names, small.tree);
  return (
    <div className="hero-words">
      <h3 className="t3">
        {who}, {howMuch}
      </h3>
      <ul>
        {shares.map(({ person, written }) => (
          <li key={person}>
            {names.get(person)?.name}
            <WrittenFraction {...written} />
          </li>
        ))}
      </ul>
      <h3 className="t3">{byWhen}</h3>
      <ul>
        {copy.deadlines.map(({ term, act }) => (
          <li key={term}>
            {act} <b>{term}</b>
          </li>
        ))}
      </ul>
    </div>
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
      <FamilyTree copy={copy} size={size} />
      <HeroTimeline deadlines={copy.deadlines} size={size} />
    </svg>
  );
}

function Zones({ copy, size }: PartProps) {
  const { width, zones, zoneLabel, treeTop } = size;
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
            y={treeTop - 2 + index * 23}
            textAnchor="end"
          >
            {line}
          </text>
        ))}
    </>
  );
}

/** The family tree, drawn by the calculator's code. */
function FamilyTree({ copy, size }: PartProps) {
  const tree = layOutTree(FAMILY, SUCCESSION, labels(copy, size.familyNote), size.tree);
  return (
    <g className="hero-tree" transform={`translate(0 ${size.treeTop})`}>
      <TreeDrawing tree={tree} unmarked />
    </g>
  );
}

function labels(copy: Copy, notes = false) {
  const [first = '', second = '', third = ''] = copy.children;
  const [granddaughter = '', grandson = ''] = copy.grandchildren;
  return new Map([
    [DECEASED, { name: copy.deceased, ...(notes && { note: copy.deceasedNote }) }],
    ['spouse', { name: copy.spouse }],
    ['first', { name: first }],
    ['second', { name: second }],
    ['third', { name: third, note: copy.diedBefore }],
    ['granddaughter', { name: granddaughter }],
    ['grandson', { name: grandson }],
  ]);
}
