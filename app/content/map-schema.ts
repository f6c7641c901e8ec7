import * as v from 'valibot';

const text = v.pipe(v.string(), v.minLength(1, '비어 있습니다'));
const number = v.number('숫자를 적습니다');
const point = v.tuple([number, number]);
/** Words beside their point; `end` sets them to the left of it. */
const label = v.strictObject({ text, at: point, end: v.optional(v.literal(true)) });

/**
 * A map of a few blocks, in units of which it is `width` wide: the streets are what the blocks leave free.
 * The same data is drawn for wide screens and, in part, for phones.
 */
export const MapSchema = v.strictObject({
  width: number,
  height: number,
  /** Left, top, right, bottom of each block; one that reaches over the edge goes on outside. */
  blocks: v.array(v.tuple([number, number, number, number])),
  /** The underground, corner by corner. */
  line: v.optional(v.array(point)),
  station: v.optional(v.strictObject({ name: text, exit: v.optional(text), at: point })),
  /** On foot from the station, corner by corner, to the firm. */
  walk: v.optional(v.array(point)),
  firm: point,
  labels: v.optional(v.array(label)),
  /** The part that phones show: left, top, width, height. */
  phone: v.tuple([number, number, number, number]),
  /** What is to be seen, for those who do not see it. */
  description: text,
});

export type StreetMap = v.InferOutput<typeof MapSchema>;
