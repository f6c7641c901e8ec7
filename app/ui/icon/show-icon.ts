import { drawIcon } from './draw-icon.ts';
import { failed, whenLoaded } from './icon-loader.ts';

/**
 * Shows the icon in the element as soon as it is loaded.
 *
 * @returns removes it, or stops waiting
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
