/**
 * What moves a picture from its place to the middle of the window: as large as its file, or as it is
 * already, and never larger than the window (conformance ZO-1). A drawing has no size of its own.
 */
export function zoomedTransform(
  { left, top, width, height }: DOMRect,
  picture: HTMLImageElement,
): string {
  const { clientWidth, clientHeight } = document.documentElement;
  const drawn = /\.svg\b/.test(picture.currentSrc || picture.src);
  const scale = Math.min(
    Math.min(drawn ? clientWidth : Math.max(width, picture.naturalWidth), clientWidth) / width,
    Math.min(drawn ? clientHeight : Math.max(height, picture.naturalHeight), clientHeight) / height,
  );
  const x = (clientWidth - width) / 2 - left;
  const y = (clientHeight - height) / 2 - top;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
