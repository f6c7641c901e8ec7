import type { HomeCopy } from './copy.ts';

type Words = HomeCopy['tools']['words'];
type ToolId = HomeCopy['tools']['items'][number]['id'];

/** A small picture of a calculator's result. It scales with the letters (tools.css). */
export function ToolDrawing({ id, words }: { id: ToolId; words: Words }) {
  return (
    <svg className="tool-drawing" viewBox="0 0 280 116" aria-hidden="true" focusable="false">
      {id === 'shares' && <Shares />}
      {id === 'forced-share-calculator' && <ForcedShare words={words} />}
      {id === 'deadlines' && <Deadlines terms={words.terms} />}
    </svg>
  );
}

/** A spouse and two children: seven units of 40. */
const heirs = [
  { x: 60, from: 16, leaves: [20, 60, 100], numerator: 3 },
  { x: 160, from: 50, leaves: [140, 180], numerator: 2 },
  { x: 240, from: 50, leaves: [220, 260], numerator: 2 },
];

function Shares() {
  return (
    <>
      {heirs.map(({ x, from, leaves }) => (
        <path
          key={x}
          className="draw-share"
          d={`M${x} ${from}V58${leaves.map(twig(x)).join('')}`}
        />
      ))}
      <g className="draw-kin">
        <path d="M66 8H131M66 12H131" />
        <path d="M120 12V18Q120 28 130 28H230Q240 28 240 38M150 28Q160 28 160 38" />
        <circle className="draw-node" cx="140" cy="10" r="9" />
        <circle className="draw-inner" cx="140" cy="10" r="4" />
        {heirs.map(({ x, from }) => (
          <circle key={x} className="draw-node" cx={x} cy={from - 6} r="6" />
        ))}
      </g>
      {heirs.map(({ x, leaves, numerator }) => (
        <g key={x}>
          {leaves.map((leaf) => (
            <circle key={leaf} className="draw-leaf" cx={leaf} cy="72" r="5" />
          ))}
          <g className="draw-fraction" textAnchor="middle" transform={`translate(${x} 99)`}>
            <text y="-4">{numerator}</text>
            <path d="M-9 0.5h18" />
            <text y="17">7</text>
          </g>
        </g>
      ))}
    </>
  );
}

/** From an heir's line at y 58 to one of the leaves. */
function twig(x: number) {
  return (leaf: number) => {
    const turn = Math.sign(leaf - x) * 8;
    return leaf === x ? 'V67' : `M${x} 58H${leaf - turn}Q${leaf} 58 ${leaf} 66V67`;
  };
}

/** The estate with its gifts, the forced share in it, and the received and the missing part of that share. */
function ForcedShare({ words }: { words: Words }) {
  return (
    <>
      <path className="draw-kin" d="M5 4V16M5 10H275M275 4V16M195 6V14" />
      <path className="draw-share" d="M5 16V34Q5 42 13 42H84M195 16V34Q195 42 187 42H116" />
      <g className="draw-fraction" textAnchor="middle" transform="translate(100 42)">
        <text y="-4">1</text>
        <path d="M-9 0.5h18" />
        <text y="17">2</text>
      </g>
      <path className="draw-kin" d="M5 80H105" />
      <circle className="draw-kin draw-node" cx="6" cy="80" r="5" />
      <rect className="draw-leaf" x="105" y="74" width="90" height="12" rx="6" />
      <text className="draw-note" x="0" y="110">
        {words.received}
      </text>
      <text className="draw-note draw-term" x="105" y="110">
        {words.lacking}
      </text>
    </>
  );
}

/** A year that begins at the double ring, 20 units a month. */
const dates = [
  { x: 32, up: true },
  { x: 72, up: false },
  { x: 144, up: true },
  { x: 252, up: false },
];

function Deadlines({ terms }: { terms: readonly string[] }) {
  return (
    <>
      <path
        className="draw-share"
        d={Array.from({ length: 12 }, (_, month) => `M${32 + 20 * month} 54v8`).join('')}
      />
      <g className="draw-kin">
        <path d="M12 58H240" />
        {dates.map(({ x, up }) => (
          <path key={x} d={`M${x - 14} 58Q${x} 58 ${x} ${up ? 44 : 72}V${up ? 24 : 92}`} />
        ))}
        <circle className="draw-node" cx="12" cy="58" r="9" />
        <circle className="draw-inner" cx="12" cy="58" r="4" />
      </g>
      {dates.map(({ x, up }, index) => {
        const last = index === dates.length - 1;
        return (
          <g key={x}>
            <circle className="draw-leaf" cx={x} cy={up ? 18 : 98} r="6" />
            <text
              className="draw-name"
              x={last ? x - 14 : x + 14}
              y={up ? 24 : 104}
              textAnchor={last ? 'end' : 'start'}
            >
              {terms[index]}
            </text>
          </g>
        );
      })}
    </>
  );
}
