/** A picture of content/pictures/ in the sizes that the build made of it. */
export interface Picture {
  /** The largest; for photographs in WebP. */
  src: string;
  width: number;
  height: number;
  /** Candidates for `srcset`; none of a drawing in SVG. */
  avif?: string;
  webp?: string;
}
