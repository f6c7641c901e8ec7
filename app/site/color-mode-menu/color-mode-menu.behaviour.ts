import { defineBehaviour } from '#app/browser/behaviours.ts';
import { type ColorModePreference, colorMode } from '#app/browser/color-mode.ts';

/** Marks the current choice and sets a new one. A page that forces a mode disables it (conformance CM-5). */
export const colorModeMenu = defineBehaviour('color-mode-menu', (menu, signal) => {
  const trigger = menu.querySelector<HTMLButtonElement>('[data-dropdown-toggle]');
  const items = menu.querySelectorAll<HTMLElement>('[data-mode]');

  function show(): void {
    const { preference, forced } = colorMode.read();
    if (trigger) trigger.disabled = forced;
    for (const item of items) {
      item.setAttribute('aria-checked', String(item.dataset.mode === preference));
    }
  }

  for (const item of items) {
    item.addEventListener(
      'click',
      // The component writes only modes that exist.
      () => colorMode.setPreference(item.dataset.mode as ColorModePreference),
      { signal },
    );
  }
  show();
  signal.addEventListener('abort', colorMode.subscribe(show));
});
