import { closeLabel, enlargeLabel } from '../copy.ts';
import { zoom } from './zoom.behaviour.ts';

interface ZoomProps {
  src: string;
  /** A more detailed file of the picture, loaded when it opens. */
  hdSrc?: string;
  alt: string;
  width: number;
  height: number;
  srcSet?: string | undefined;
  /** The candidates in AVIF, which browsers that support it prefer. */
  avif?: string | undefined;
  sizes?: string;
}

/**
 * A picture that opens over the page (conformance ZO-1 to ZO-4). Without script it is a link to the
 * picture.
 */
export function Zoom({ src, hdSrc, alt, avif, ...img }: ZoomProps) {
  const picture = <img src={src} alt={alt} loading="lazy" {...img} />;
  return (
    <a
      className="zoom"
      href={hdSrc ?? src}
      data-zoom-src={hdSrc}
      data-label={enlargeLabel(alt)}
      data-close-label={closeLabel}
      {...zoom}
    >
      {avif ? (
        <picture>
          <source type="image/avif" srcSet={avif} sizes={img.sizes} />
          {picture}
        </picture>
      ) : (
        picture
      )}
    </a>
  );
}
