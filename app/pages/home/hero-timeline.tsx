import type { DrawingSize } from '#app/drawings/hero-geometry.ts';
import type { HomeCopy } from './copy.ts';

type Deadline = HomeCopy['hero']['drawing']['deadlines'][number];

interface TimelineProps {
  deadlines: Deadline[];
  size: DrawingSize;
}

/** 언제까지: twelve months from the death, each deadline at its true place. */
export function HeroTimeline({ deadlines, size }: TimelineProps) {
  const { width, timeline } = size;
  const end = width - 7;
  const at = (month: number) => timeline.from + ((end - timeline.from) * month) / 12;
  return (
    <g className="hero-year">
      <path className="draw-kin" d={`M${timeline.from} ${timeline.y}H${end}`} pathLength={1} />
      <circle className="draw-start" cx={timeline.from} cy={timeline.y} r="4" />
      {Array.from({ length: 11 }, (_, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: twelve months never change places
          key={index}
          className="draw-share"
          d={`M${at(index + 1)} ${timeline.y - 4}v8`}
        />
      ))}
      {deadlines.map((deadline, index) => (
        <g key={deadline.term}>
          <circle className="draw-leaf" cx={at(deadline.month)} cy={timeline.y} r={size.leaf} />
          <DeadlineLabel
            deadline={deadline}
            x={at(deadline.month)}
            size={size}
            above={index % 2 === 0}
          />
        </g>
      ))}
    </g>
  );
}

interface LabelProps {
  deadline: Deadline;
  x: number;
  size: DrawingSize;
  above: boolean;
}

/** Label of a deadline: two lines below its node or, on a short timeline, one line above and below by turns. */
function DeadlineLabel({ deadline: { term, act, month }, x, size, above }: LabelProps) {
  const { width, timeline } = size;
  const last = month === 12;
  if (timeline.alternate) {
    return (
      <text
        className="draw-note"
        x={last ? width : x - 5}
        y={timeline.y + (above ? -17 : 31)}
        textAnchor={last ? 'end' : 'start'}
      >
        <tspan className="draw-term">{term}</tspan> {act}
      </text>
    );
  }
  return (
    <g textAnchor={last ? 'end' : 'middle'}>
      <text className="draw-note draw-term" x={last ? width : x} y={timeline.y + 36}>
        {term}
      </text>
      <text className="draw-note" x={last ? width : x} y={timeline.y + 58}>
        {act}
      </text>
    </g>
  );
}
