import type { StreetMap as MapData } from '#app/firm/schema/map-schema.ts';
import { ZoomDrawing } from '#app/ui/zoom/zoom-drawing.tsx';
import { type Point, roundedPath } from './rounded-path.ts';

interface StreetMapProps {
  map: MapData;
  /** The firm's name, to the right of its node, and its building below. */
  name: string;
  building?: string | undefined;
  words: { enlarge: string; close: string; title: string };
}

/** The way to an office: blocks, the underground and the footpath; phones get a drawing of their own. */
export function StreetMap({ map, name, building, words }: StreetMapProps) {
  const [left, top, width, height] = map.phone;
  const whole: View = { left: 0, top: 0, width: map.width, height: map.height, scale: 1, turn: 14 };
  const part: View = { left, top, width, height, scale: 350 / width, turn: 11 };
  return (
    <figure>
      {[whole, part].map((view) => (
        <ZoomDrawing
          key={view.turn}
          label={words.enlarge}
          closeLabel={words.close}
          className={view === whole ? 'map map-whole' : 'map map-part'}
        >
          <Drawing map={map} view={view} name={name} building={building} title={words.title} />
        </ZoomDrawing>
      ))}
      <figcaption className="sr-only">{map.description}</figcaption>
    </figure>
  );
}

/** The visible part of the map, its scale in px per unit, and the radius of turns. */
interface View {
  left: number;
  top: number;
  width: number;
  height: number;
  scale: number;
  turn: number;
}

interface DrawingProps {
  map: MapData;
  view: View;
  name: string;
  building: string | undefined;
  title: string;
}

function Drawing({ map, view, name, building, title }: DrawingProps) {
  const { left, top, scale, turn } = view;
  const width = view.width * scale;
  const height = view.height * scale;
  const at = ([x, y]: Point): Point => [(x - left) * scale, (y - top) * scale];
  const through = (points: readonly Point[]) => roundedPath(points.map(at), turn);
  // Whether a label fits on its side of the point.
  const fits = ({ at: point, end }: { at: Point; end?: true | undefined }) => {
    const [x, y] = at(point);
    return x > (end ? 100 : 20) && x < width - (end ? 20 : 100) && y > 20 && y < height;
  };
  const firm = at(map.firm);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      role="img"
      aria-label={title}
      focusable="false"
    >
      {map.blocks.map(([x1, y1, x2, y2]) => {
        const [x, y] = at([x1, y1]);
        return (
          <rect
            key={`${x1} ${y1}`}
            className="map-block"
            x={x}
            y={y}
            width={(x2 - x1) * scale}
            height={(y2 - y1) * scale}
            rx="12"
          />
        );
      })}
      {map.line && <path className="map-line" d={roundedPath(map.line.map(at), 28 * scale)} />}
      {map.walk && <path className="map-marker" d={through(map.walk)} />}
      {map.walk && <path className="draw-kin" d={through(map.walk)} />}
      {map.labels?.filter(fits).map((label) => (
        <Words key={label.text} at={at(label.at)} end={label.end}>
          {label.text}
        </Words>
      ))}
      {map.station && <Station {...map.station} at={at(map.station.at)} />}
      <circle className="draw-leaf" cx={firm[0]} cy={firm[1]} r="8" />
      <text className="map-name" x={firm[0] + 22} y={firm[1] + 6}>
        {name}
      </text>
      {building && <Words at={[firm[0] + 22, firm[1] + 30]}>{building}</Words>}
    </svg>
  );
}

function Words({
  at: [x, y],
  end,
  children,
}: {
  at: Point;
  end?: true | undefined;
  children: string;
}) {
  return (
    <text className="draw-note" x={x} y={y} textAnchor={end ? 'end' : 'start'}>
      {children}
    </text>
  );
}

function Station({
  at: [x, y],
  name,
  exit,
}: {
  at: Point;
  name: string;
  exit?: string | undefined;
}) {
  return (
    <>
      <circle className="map-station" cx={x} cy={y} r="9" />
      <text x={x + 30} y={y + 52}>
        <tspan className="map-name">{name}</tspan>
        {exit && (
          <tspan className="draw-note" dx="12">
            {exit}
          </tspan>
        )}
      </text>
    </>
  );
}
