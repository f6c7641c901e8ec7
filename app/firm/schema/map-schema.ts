import * as v from 'valibot';

const text = v.pipe(v.string(), v.minLength(1, '비어 있습니다'));
const number = v.number('숫자를 적습니다');
const point = v.tuple([number, number]);
/** A label at a point; `end` places it to the left of the point. */
const label = v.strictObject({ text, at: point, end: v.optional(v.literal(true)) });

/**
 * A map of a few city blocks; streets are the space between them. Coordinates run from 0 to `width`. Wide
 * screens show the whole map, phones a part of it.
 */
export const MapSchema = v.strictObject({
  width: number,
  height: number,
  /** Left, top, right, bottom of each block; a block may extend beyond the map's edge. */
  blocks: v.array(v.tuple([number, number, number, number])),
  /** The underground line, as a polyline. */
  line: v.optional(v.array(point)),
  station: v.optional(v.strictObject({ name: text, exit: v.optional(text), at: point })),
  /** The walk from the station to the firm, as a polyline. */
  walk: v.optional(v.array(point)),
  firm: point,
  labels: v.optional(v.array(label)),
  /** The part that phones show: left, top, width, height. */
  phone: v.tuple([number, number, number, number]),
  /** The text alternative. */
  description: text,
});

export type StreetMap = v.InferOutput<typeof MapSchema>;
