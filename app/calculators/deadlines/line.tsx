import type { DeadlineFacts } from '#app/law/deadlines/starts.ts';
import { dottedDate } from '#app/law/dotted-date.ts';
import { weekdayName } from '#app/law/korean-words.ts';
import { copy } from './copy.ts';
import type { LineLayout, PlacedLabel } from './line-layout.ts';

interface LineProps {
  facts: DeadlineFacts;
  layout: LineLayout;
}

/**
 * The line of the year, to scale. Positions are per cent across and pixels down, so text keeps its size at
 * every width. Screen readers read the list instead.
 */
export function Line({ facts, layout }: LineProps) {
  const { height, y, labels, bare, ticks, knew } = layout;
  return (
    <div className="deadline-line" aria-hidden="true">
      <svg width="100%" height={height} aria-hidden="true" focusable="false">
        <line className="draw-kin" x1="-76" y1={y} x2="100%" y2={y} />
        <svg x="100%" aria-hidden="true">
          <path className="draw-kin" d={`M0 ${y}h32`} />
          <path className="deadline-beyond" d={`M32 ${y}H2000`} />
        </svg>
        {ticks.map((at) => (
          <line key={at} className="draw-share" x1={`${at}%`} y1={y - 3} x2={`${at}%`} y2={y + 4} />
        ))}
        {labels.map((label) => (
          <Branch key={label.ids.join()} label={label} line={y} />
        ))}
        {bare.map(({ at, passed }) => (
          <circle key={at} className={nodeOf(passed)} cx={`${at}%`} cy={y} r="5" />
        ))}
        {knew && (
          <svg x={`${knew.at}%`} aria-hidden="true">
            <circle className="draw-kin draw-node" cy={y} r="6.5" />
            {knew.words && <RingWords day={facts.knew} words={copy.knew} y={y + 50} />}
          </svg>
        )}
        <g className="draw-kin">
          <circle className="draw-node" cy={y} r="9.5" />
          <circle className="draw-inner" cy={y} r="4.6" />
        </g>
        <RingWords day={facts.death} words={copy.death} y={y + 50} />
      </svg>
    </div>
  );
}

function RingWords({ day, words, y }: { day: string; words: string; y: number }) {
  return (
    <g transform={`translate(-10 ${y})`}>
      <DayText day={day} />
      <text className="deadline-event" y="39">
        {words}
      </text>
    </g>
  );
}

function Branch({ label, line }: { label: PlacedLabel; line: number }) {
  const { at, y, turn, passed, name, basis, articles, end } = label;
  const [start, sweep, from] = y < line ? [line - 14, 0, line] : [line + 14, 1, line];
  const lines = [
    ...basis.map((text) => ({ text, basis: true })),
    ...articles.map((text) => ({ text, basis: false })),
  ];
  return (
    <svg x={`${at}%`} aria-hidden="true">
      <path className="draw-kin" d={`M-14 ${from}A14 14 0 0 ${sweep} 0 ${start}V${y}`} />
      <circle className={nodeOf(passed)} cy={y} r="6.5" />
      <g
        transform={`translate(${turn === 'left' ? -20 : 20} ${y})`}
        textAnchor={turn === 'left' ? 'end' : 'start'}
      >
        <DayText day={end} passed={passed} />
        <text className="deadline-name" y="39">
          {name}
        </text>
        {lines.map(({ text, basis }, index) => (
          <text key={text} className={basis ? 'deadline-basis' : 'draw-note'} y={65 + 25 * index}>
            {text}
          </text>
        ))}
      </g>
    </svg>
  );
}

/** Class of a node: a ring for a passed date. */
function nodeOf(passed: boolean): string {
  return passed ? 'draw-kin draw-node' : 'draw-leaf';
}

function DayText({ day, passed }: { day: string; passed?: boolean }) {
  return (
    <text className="deadline-day" y="7">
      <tspan>{`${dottedDate(day)} `}</tspan>
      <tspan className="draw-note">
        {passed ? `${weekdayName(day)} ${copy.passed}` : weekdayName(day)}
      </tspan>
    </text>
  );
}
