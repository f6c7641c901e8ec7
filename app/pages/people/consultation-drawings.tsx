import type { ComponentType } from 'react';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import type { people } from './copy.ts';

type Copy = (typeof people)['consultation'];
type DrawingId = Copy['drawings'][number]['id'];

/**
 * A consultation in drawings that advance by themselves (conformance CA-1). One line runs through all of them: it
 * leaves each drawing on the right and enters the next at the same height.
 */
export function ConsultationDrawings({ copy }: { copy: Copy }) {
  const { label, drawings } = copy;
  return (
    <div className="consultation-drawings">
      <Carousel
        auto
        label={label}
        slides={drawings.map(({ id, caption }) => ({
          id,
          content: <Drawing id={id} caption={caption} />,
        }))}
      />
    </div>
  );
}

function Drawing({ id, caption }: { id: DrawingId; caption: string }) {
  const Lines = lines[id];
  return (
    <figure>
      <figcaption className="t3">{caption}</figcaption>
      {/* If the drawing is wider than its view box, lines extend to its edges. */}
      <svg viewBox="0 0 320 200" aria-hidden="true" focusable="false">
        <Lines />
      </svg>
    </figure>
  );
}

const lines: Record<DrawingId, ComponentType> = {
  listen: Listen,
  family: Family,
  dates: Dates,
  decision: Decision,
};

/** Two people at a table, with tea. The line begins at the visitor. */
function Listen() {
  return (
    <>
      <path className="draw-zone" d="M16 184H304" />
      <path
        className="draw-share"
        d="M42 145H82M49 145V184M75 145V184M278 145H238M271 145V184M245 145V184"
      />
      <path className="draw-share" d="M137 92q-4-5 0-10t0-10M183 92q-4-5 0-10t0-10" />
      <g className="draw-kin">
        <path d="M56 57V124Q56 138 70 138H84Q98 138 98 152V184" />
        <path d="M264 57V124Q264 138 250 138H236Q222 138 222 152V184" />
        <path d="M118 184V132Q118 118 132 118H188Q202 118 202 132V184" />
        <path d="M128 101H146Q146 117 137 117Q128 117 128 101Z" />
        <path d="M174 101H192Q192 117 183 117Q174 117 174 101Z" />
        <path d="M65 48H255M273 48H1200" />
        <circle className="draw-node" cx="264" cy="48" r="9" />
      </g>
      <circle className="draw-leaf" cx="56" cy="48" r="9" />
    </>
  );
}

/** Two generations of descendants of the deceased. The visitor is among the children. */
function Family() {
  const own = 'M179 100Q192 100 192 114V129';
  return (
    <>
      <path className="draw-marker" d={own} />
      <g className="draw-kin">
        <path d="M-900 48H37M51 46H138M51 50H138" />
        <path d="M96 50V86Q96 100 110 100H1200" />
        <path d="M110 100Q124 100 124 114V129M246 100Q260 100 260 114V129" />
        <path d={own} />
        <path d="M260 143V155M232 170V165Q232 155 242 155H278Q288 155 288 165V170" />
        <circle className="draw-node" cx="44" cy="48" r="7" />
        <circle className="draw-node" cx="148" cy="48" r="10" />
        <circle className="draw-inner" cx="148" cy="48" r="5" />
        <circle className="draw-node" cx="124" cy="136" r="7" />
        <circle className="draw-node draw-left" cx="260" cy="136" r="7" pathLength="8" />
        <circle className="draw-node" cx="232" cy="177" r="7" />
        <circle className="draw-node" cx="288" cy="177" r="7" />
      </g>
      <path className="draw-marked" d={own} />
      <circle className="draw-leaf" cx="192" cy="136" r="7" />
    </>
  );
}

/** Days that branch off the line of months, each with lines of writing to its right (or left, if negative). */
const days = [
  { x: 62, y: 44, beside: 16 },
  { x: 122, y: 156, beside: 16 },
  { x: 212, y: 44, beside: 16 },
  { x: 272, y: 156, beside: -16 },
];

function Dates() {
  const months = Array.from({ length: 40 }, (_, month) => `M${-440 + 30 * month} 96v8`);
  const written = days.map(({ x, y, beside }) => {
    const away = Math.sign(beside);
    return `M${x + beside} ${y - 4}h${34 * away}M${x + beside} ${y + 5}h${22 * away}`;
  });
  return (
    <>
      <path className="draw-share" d={months.join('')} />
      <path className="consultation-writing" d={written.join('')} />
      <g className="draw-kin">
        <path d="M-900 100H1200" />
        {days.map(({ x, y }) => (
          <path key={x} d={`M${x - 14} 100Q${x} 100 ${x} ${y < 100 ? 86 : 114}V${y}`} />
        ))}
      </g>
      {days.map(({ x, y }) => (
        <circle key={x} className="draw-leaf" cx={x} cy={y} r="7" />
      ))}
    </>
  );
}

/** The line enters a sheet through a gap in its edge and ends in the seal. */
function Decision() {
  return (
    <>
      <path
        className="draw-share"
        d="M126 16V14Q126 10 130 10H218Q222 10 222 14V164Q222 168 218 168H216"
      />
      <path
        className="consultation-writing"
        d="M128 44h48M128 58h62M128 72h54M128 134h30M128 148h20"
      />
      <g className="draw-kin">
        <path d="M108 92V24Q108 20 112 20H206Q210 20 210 24V180Q210 184 206 184H112Q108 184 108 180V108" />
        <path d="M-900 100H170Q184 100 184 114V137" />
      </g>
      <circle className="draw-leaf" cx="184" cy="148" r="11" />
      <circle className="consultation-seal" cx="184" cy="148" r="5" />
    </>
  );
}
