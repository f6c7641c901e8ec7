/** Words in the drawing. */
export interface FamilyNames {
  who: string;
  howMuch: string;
  spouse: string;
  deceased: string;
  /** The children, the first first; the last one of many has a name of its own. */
  children: readonly string[];
  last: string;
}

interface FamilyTreeProps {
  /** In px at the usual size of letters. The style sheet gives it in rem, so that the drawing grows with them. */
  width: number;
  /** Number of children, from one. */
  count: number;
  names: FamilyNames;
}

/** The widths that the tree is drawn for; home.css shows the widest that its frame has room for. */
export const treeWidths = [320, 350, 520, 696] as const;

/** From this width on the tree has more room between its rows. */
const WIDE = 520;
/** Room at the left for the word of a zone that the spouse's line would cross. */
const WORD = 52;
/** From this many children on only the first and the last have names. */
const MANY = 5;

/**
 * A spouse and children to scale: the spouse has three leaves and each child two. The spouse is drawn at 1.5 leaves,
 * the deceased at 4.5, and the line of descent falls from 3.
 */
export function FamilyTree({ width, count: children, names }: FamilyTreeProps) {
  const tree = layOut(width, children);
  const { x, heads, row, bar, rule, leaves, fraction, height, turn, node, name } = tree;
  const denominator = 3 + 2 * children;
  const places = childrenOf(children);
  return (
    <svg
      className={`family-tree family-tree-${width}`}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      {width < WIDE && (
        <text className="draw-name" y="4">
          {names.who}
        </text>
      )}
      <path className="draw-zone" d={`M0 ${rule}H${width}`} />
      <text className="draw-name" y={rule + (width < WIDE ? 23 : 30)}>
        {names.howMuch}
      </text>
      <path
        className="draw-kin"
        d={`M${x(1.5) + node} ${heads - 2}H${x(4.5) - 10}M${x(1.5) + node} ${heads + 2}H${x(4.5) - 10}`}
      />
      <path className="draw-kin" d={descent(tree, x(places.at(-1) ?? 0))} />
      {places.slice(0, -1).map((place) => (
        <path
          key={place}
          className="draw-kin"
          d={`M${x(place) - turn} ${bar}a${turn} ${turn} 0 0 1 ${turn} ${turn}V${row - node}`}
        />
      ))}
      {[{ place: 1.5, count: 3, from: heads + name + 12 }, ...places.map(childShare)].map(
        ({ place, count, from }) => (
          <g key={place}>
            <path className="draw-share" d={share(tree, place, count, from)} />
            {around(place, count).map((leaf) => (
              <circle key={leaf} className="draw-leaf" cx={x(leaf)} cy={leaves} r={node - 1} />
            ))}
            <g className="draw-fraction" transform={`translate(${x(place)} ${fraction})`}>
              <text textAnchor="middle">{`${count}`}</text>
              <path d="M-10 7h20" />
              <text y="28" textAnchor="middle">{`${denominator}`}</text>
            </g>
          </g>
        ),
      )}
      <Person at={[x(1.5), heads]} radius={node} name={names.spouse} below={name} />
      <Person at={[x(4.5), heads]} radius={10} name={names.deceased} below={name + 1} inner />
      {places.map((place, index) => (
        <Person key={place} at={[x(place), row]} radius={node} name={nameOf(index)} below={name} />
      ))}
    </svg>
  );

  function childShare(place: number, index: number) {
    const from = nameOf(index) ? row + name + 12 : row + node;
    return { place, count: 2, from };
  }

  function nameOf(index: number): string {
    if (children < MANY) return names.children[index] ?? '';
    if (index === 0) return names.children[0] ?? '';
    return index === children - 1 ? names.last : '';
  }
}

interface PersonProps {
  at: [number, number];
  radius: number;
  name: string;
  below: number;
  inner?: boolean;
}

function Person({ at: [x, y], radius, name, below, inner }: PersonProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="draw-kin draw-node" r={radius} />
      {inner && <circle className="draw-kin draw-node draw-inner" r="5" />}
      <text className="draw-name" y={below} textAnchor="middle">
        {name}
      </text>
    </g>
  );
}

type Layout = ReturnType<typeof layOut>;

/** Positions in px from the upper left. */
function layOut(width: number, children: number) {
  const isWide = width >= WIDE;
  const all = 3 + 2 * children;
  const left = (1.5 * width) / all < 60 ? WORD : 0;
  const unit = (width - left) / all;
  const heads = 14;
  const bar = heads + (isWide ? 74 : 62);
  const row = bar + (isWide ? 46 : 34);
  const split = row + (isWide ? 100 : 90);
  const leaves = split + (isWide ? 38 : 26);
  const fraction = leaves + (isWide ? 34 : 30);
  return {
    /** Returns the position of a place, counted in leaves. */
    x: (place: number) => Math.round((left + place * unit) * 100) / 100,
    unit,
    heads,
    bar,
    row,
    rule: isWide ? 182.5 : 152.5,
    split,
    leaves,
    fraction,
    height: fraction + 36,
    turn: isWide ? 13 : 10,
    node: isWide ? 7 : 6,
    name: isWide ? 27 : 25,
  };
}

function childrenOf(children: number): number[] {
  return Array.from({ length: children }, (_, index) => 4 + 2 * index);
}

/** The places of so many leaves around one. */
function around(place: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => place + index - (count - 1) / 2);
}

/** The line from the couple down and along to the last child. */
function descent({ x, heads, bar, row, turn, node }: Layout, last: number): string {
  return `M${x(3)} ${heads + 2}V${bar - turn}a${turn} ${turn} 0 0 0 ${turn} ${turn}H${last - turn}a${turn} ${turn} 0 0 1 ${turn} ${turn}V${row - node}`;
}

/** The lines from an heir to the leaves of the share. */
function share(tree: Layout, place: number, count: number, from: number): string {
  const { x, unit, split, leaves, turn, node } = tree;
  const end = leaves - node + 1;
  const middle = count % 2 ? end : split - Math.min(turn, unit / 2);
  const sides = around(place, count)
    .filter((leaf) => leaf !== place)
    .map((leaf) => {
      const bend = Math.min(turn, (Math.abs(leaf - place) * unit) / 2);
      const side = Math.sign(leaf - place);
      const [first, second] = side < 0 ? [1, 0] : [0, 1];
      return `M${x(place)} ${split - bend}a${bend} ${bend} 0 0 ${first} ${side * bend} ${bend}H${x(leaf) - side * bend}a${bend} ${bend} 0 0 ${second} ${side * bend} ${bend}V${end}`;
    });
  return `M${x(place)} ${from}V${middle}${sides.join('')}`;
}
