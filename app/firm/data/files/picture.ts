/** A picture of content/pictures/ in the sizes that the build generates. */
export interface Picture {
  /** The largest size; photographs are in WebP. */
  src: string;
  width: number;
  height: number;
  /** Candidates for `srcset`; drawings in SVG have none. */
  avif?: string;
  webp?: string;
}
