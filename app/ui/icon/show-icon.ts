import { failed, whenLoaded } from './icon-loader.ts';
import { renderIcon } from './render-icon.ts';

/**
 * Shows the icon in the element as soon as it is loaded.
 *
 * @returns removes it, or stops waiting
 */
export function showIcon(element: HTMLElement): () => void {
  const name = element.dataset.icon ?? '';
  const stop = whenLoaded(name, (icon) => {
    const drawing = renderIcon(icon);
    if (drawing) element.replaceChildren(drawing);
    else console.warn(failed(name));
  });
  return () => {
    stop();
    element.replaceChildren();
  };
}
