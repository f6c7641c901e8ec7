import { drawIcon } from './draw-icon.ts';
import { failed, whenLoaded } from './icon-loader.ts';

/**
 * Puts the drawing into the element as soon as it is here, however late.
 *
 * @returns takes it out again, and waits no longer
 */
export function showIcon(element: HTMLElement): () => void {
  const name = element.dataset.icon ?? '';
  const stop = whenLoaded(name, (icon) => {
    const drawing = drawIcon(icon);
    if (drawing) element.replaceChildren(drawing);
    else console.warn(failed(name));
  });
  return () => {
    stop();
    element.replaceChildren();
  };
}
