/**
 * The transform that moves a picture from its place to the middle of the window: as large as its file, or
 * as it is already, and never larger than the window (conformance ZO-1). A drawing has no size of its own
 * and fills the window; one of the page itself leaves a margin.
 */
export function zoomedTransform(
  { left, top, width, height }: DOMRect,
  picture: HTMLImageElement | SVGSVGElement,
): string {
  const { clientWidth, clientHeight } = document.documentElement;
  const [most, highest] =
    picture instanceof SVGElement
      ? [0.94 * clientWidth, 0.94 * clientHeight]
      : ownSize(picture, width, height);
  const scale = Math.min(
    Math.min(most, clientWidth) / width,
    Math.min(highest, clientHeight) / height,
  );
  const x = (clientWidth - width) / 2 - left;
  const y = (clientHeight - height) / 2 - top;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

function ownSize(picture: HTMLImageElement, width: number, height: number): [number, number] {
  if (/\.svg\b/.test(picture.currentSrc || picture.src)) return [Infinity, Infinity];
  return [Math.max(width, picture.naturalWidth), Math.max(height, picture.naturalHeight)];
}
